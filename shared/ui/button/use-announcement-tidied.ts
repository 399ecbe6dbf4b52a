import { useEffect, useId, useRef } from 'react';

/** React Aria makes its first announcement 100 ms after it was asked to, perhaps when the button has gone. */
const lateAnnouncementMs = 200;

/**
 * React Aria announces a button that starts or stops waiting by an image that the button names, for seven seconds.
 * Where the button goes meanwhile, saved and done, that would be an image without a name: it goes with the button.
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
