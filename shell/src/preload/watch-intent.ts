/** How long a pointer must rest on a link to count as intent, rather than passing over it. */
const restMs = 65;

const linkOf = ({ target }: Event): HTMLAnchorElement | undefined =>
  (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || undefined;

/**
 * Calls `onIntent` for a link within `area` that the user is about to follow: the pointer rests on it, it gets focus,
 * or it is touched. Returns the function to stop watching.
 */
export const watchIntent = (area: HTMLElement, onIntent: (link: HTMLAnchorElement) => void): (() => void) => {
  let pointedAt: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pointAt = (link: HTMLAnchorElement | undefined): void => {
    if (link === pointedAt) return;
    clearTimeout(timer);
    pointedAt = link;
    if (link !== undefined)
      timer = setTimeout(() => {
        onIntent(link);
      }, restMs);
  };
  const onPointerOver = (event: PointerEvent): void => {
    // For touch, the touch itself is the intent.
    if (event.pointerType !== 'touch') pointAt(linkOf(event));
  };
  const onLeave = (): void => {
    pointAt(undefined);
  };
  const atOnce = (event: Event): void => {
    const link = linkOf(event);
    if (link !== undefined) onIntent(link);
  };

  area.addEventListener('pointerover', onPointerOver);
  area.addEventListener('pointerleave', onLeave);
  area.addEventListener('focusin', atOnce);
  area.addEventListener('touchstart', atOnce, { passive: true });
  return () => {
    onLeave();
    area.removeEventListener('pointerover', onPointerOver);
    area.removeEventListener('pointerleave', onLeave);
    area.removeEventListener('focusin', atOnce);
    area.removeEventListener('touchstart', atOnce);
  };
};
