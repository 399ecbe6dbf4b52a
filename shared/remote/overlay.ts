/**
 * Routes that are drawn over the page they stand below, such as a drawer over its overview.
 *
 * Give such a route `handle: overlay`. The page below stays where it is: the shell neither scrolls it nor moves
 * focus to its heading, when the overlay opens and when it closes again. The overlay takes focus itself and
 * gives it back.
 */
export const overlay = { isOverlay: true } as const;

/** Whether a route's `handle` marks it as an overlay; a handle is a remote's data and may be anything. */
export const isOverlay = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'isOverlay' in handle && handle.isOverlay === true;
