import { useEffect, useId, useRef } from 'react';

/** React Aria makes its first announcement after a delay of 100 ms, when the button may already be gone. */
const lateAnnouncementMs = 200;

/**
 * React Aria announces the start and end of a button's pending state through an image labelled by the button,
 * kept for seven seconds. If the button is removed in the meantime, the image would have no name, so this
 * hook removes the image along with the button.
 *
 * @returns the id to give to the button
 */
export const useAnnouncementTidied = (isPending: boolean): string => {
  const id = useId();
  const wasPending = useRef(false);
  useEffect(() => {
    if (isPending) wasPending.current = true;
  }, [isPending]);
  useEffect(() => {
    const tidy = () => {
      for (const node of document.querySelectorAll(`[data-live-announcer] [aria-labelledby~='${id}']`))
        node.remove();
    };
    return () => {
      if (!wasPending.current) return;
      tidy();
      const late = new MutationObserver(tidy);
      late.observe(document.body, { childList: true, subtree: true });
      setTimeout(() => {
        late.disconnect();
      }, lateAnnouncementMs);
    };
  }, [id]);
  return id;
};
