import { useEffect, useState } from 'react';

/** Without a click by then, in milliseconds after the pointer is up, none comes: React Aria waits as long for it. */
const CLICK_DELAY = 80;

let isDown = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

const onDown = ({ button }: PointerEvent): void => {
  if (button !== 0) return;
  clearTimeout(timer);
  isDown = true;
};
const release = (): void => {
  clearTimeout(timer);
  isDown = false;
  for (const show of waiting) show();
};
const onUp = (): void => {
  clearTimeout(timer);
  timer = setTimeout(release, CLICK_DELAY);
};

/** After the last of them not every browser tells that the pointer is up. */
const endings = ['pointerup', 'pointercancel', 'contextmenu'] as const;

/** The pointer is watched while anything on the page uses it. */
let users = 0;
const watchPointer = (): (() => void) => {
  if (users === 0) {
    window.addEventListener('pointerdown', onDown, true);
    for (const ending of endings) window.addEventListener(ending, onUp, true);
    window.addEventListener('click', release, true);
  }
  users += 1;
  return () => {
    users -= 1;
    if (users > 0) return;
    window.removeEventListener('pointerdown', onDown, true);
    for (const ending of endings) window.removeEventListener(ending, onUp, true);
    window.removeEventListener('click', release, true);
    clearTimeout(timer);
    isDown = false;
  };
};

/**
 * The value, but the one before for as long as a pointer is down. For what comes by itself above a button: coming between
 * the button's being pressed and let go, it would move the button away, and the press would be lost.
 */
export const useSteady = <Value>(value: Value): Value => {
  const [shown, setShown] = useState(value);
  if (shown !== value && !isDown) setShown(value);
  useEffect(watchPointer, []);
  useEffect(() => {
    if (shown === value) return;
    const show = () => {
      setShown(value);
    };
    // It was let go since this was drawn.
    if (!isDown) {
      show();
      return;
    }
    waiting.add(show);
    return () => {
      waiting.delete(show);
    };
  }, [shown, value]);
  return shown;
};
