/** How long a pointer rests on a link that is meant; one that only passes over it is gone by then. */
const restMs = 65;

const linkOf = ({ target }: Event): HTMLAnchorElement | undefined =>
  (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || undefined;

/**
 * Calls `onIntent` for a link within `area` that a person is about to follow: the pointer rests on it, focus reaches
 * it, or a finger touches it. Answers the way to stop.
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
    // A finger says what it means by touching.
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
