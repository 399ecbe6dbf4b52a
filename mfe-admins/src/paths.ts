/** Paths of this remote, relative to the customer. The shell owns what stands before them. */
export const administratorPaths = {
  overview: 'administrator-oversigt',
  activityLog: 'administrator-oversigt/aktivitetslog',
} as const;

/** Drawers over the overview, relative to it. */
export const drawerPaths = {
  create: 'opret-administrator',
  administrator: 'administrator-detaljer',
  invitation: 'invitationsdetaljer',
} as const;

export type DrawerPath = (typeof drawerPaths)[keyof typeof drawerPaths];
