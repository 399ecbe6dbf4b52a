/** Closes an open menu on a click outside, and when keyboard focus leaves it (MENU-022). */
import { useEffect, useEffectEvent, type RefObject } from 'react';

/** A dialog opened from the menu is rendered elsewhere on the page, but belongs to the menu. */
const isInDialog = (target: Node): boolean =>
  target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;

/** Calls `close` while `isOpen`, for events outside all of `parts`. */
export const useCloseOutside = (
  isOpen: boolean,
  parts: readonly RefObject<HTMLElement | null>[],
  close: () => void,
): void => {
  const closeFor = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Node) || isInDialog(target)) return;
    if (!parts.some(part => part.current?.contains(target))) close();
  });

  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: Event) => {
      closeFor(event);
    };
    document.addEventListener('pointerdown', listener);
    document.addEventListener('focusin', listener);
    return () => {
      document.removeEventListener('pointerdown', listener);
      document.removeEventListener('focusin', listener);
    };
  }, [isOpen]);
};
