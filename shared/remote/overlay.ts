/**
 * Marks routes that are drawn over their parent page, such as a drawer over an overview.
 *
 * Give such a route `handle: overlay`. When the overlay opens or closes, the shell neither scrolls the parent
 * page nor moves focus to its heading. The overlay takes focus itself and restores it on close.
 */
export const overlay = { isOverlay: true } as const;

/**
 * Whether a route's `handle` marks it as an overlay. Accepts any value, because the handle comes from a
 * remote.
 */
export const isOverlay = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'isOverlay' in handle && handle.isOverlay === true;
