import { useEffect, useState } from 'react';

/** Milliseconds after pointer-up in which a click may follow; the same as in React Aria. */
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

/** Not every browser fires pointerup after a contextmenu event. */
const endings = ['pointerup', 'pointercancel', 'contextmenu'] as const;

/** Pointer listeners are installed while the hook is in use anywhere on the page. */
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
 * The value, but unchanged while a pointer is down. For asynchronous content above a button: if it appeared between
 * press and release, it would move the button and the press would be lost.
 */
export const useStableDuringClick = <Value>(value: Value): Value => {
  const [shown, setShown] = useState(value);
  if (shown !== value && !isDown) setShown(value);
  useEffect(watchPointer, []);
  useEffect(() => {
    if (shown === value) return;
    const show = () => {
      setShown(value);
    };
    // The pointer was released since this render.
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
