/** Id of the root resource of the whole group (spec §3: the sites' `parentResourceId`). */
export const GROUP_ID = 1;
