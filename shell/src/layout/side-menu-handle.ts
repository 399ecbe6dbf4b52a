/** Route metadata that asks for the side menu (SHL-015). It counts for the route and for all below it. */
export const withSideMenu = { sideMenu: true } as const;

/** Whether a route's `handle` asks for the side menu; a handle is a remote's data and may be anything. */
export const asksForSideMenu = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'sideMenu' in handle && handle.sideMenu === true;
