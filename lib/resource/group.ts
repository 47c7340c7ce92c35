/** Below this resource stands the whole group (spec §3: the sites' `parentResourceId`). */
export const GROUP_ID = 1;
