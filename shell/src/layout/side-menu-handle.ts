/** Route metadata that asks for the side menu (SHL-015). It applies to the route and all its children. */
export const withSideMenu = { sideMenu: true } as const;

/** Whether a route's `handle` asks for the side menu; a remote's handle may be anything. */
export const asksForSideMenu = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'sideMenu' in handle && handle.sideMenu === true;
