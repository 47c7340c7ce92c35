/** Id of the root resource of the whole group, the sites' `parentResourceId`. */
export const GROUP_ID = 1;
