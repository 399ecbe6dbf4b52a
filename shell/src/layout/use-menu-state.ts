import { useEffect, useRef, useState } from 'react';
import { useCloseOutside } from '../menu/use-close-outside.ts';

/** Above this width the menu is a rail beside the content and is open by default. */
const railQuery = '(width > 63.9375em)';

/** Whether the menu is shown: as a rail beside the content, or as a panel over it on a narrower screen. */
export const useMenuState = () => {
  const frame = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isRail, setIsRail] = useState(() => window.matchMedia(railQuery).matches);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const [isRailShown, setIsRailShown] = useState(true);

  useEffect(() => {
    const query = window.matchMedia(railQuery);
    const follow = () => {
      setIsRail(query.matches);
      setIsPanelOpen(false);
    };
    query.addEventListener('change', follow);
    return () => {
      query.removeEventListener('change', follow);
    };
  }, []);

  const closePanel = () => {
    setIsPanelOpen(false);
  };
  useCloseOutside(isPanelOpen, [frame, toggle], closePanel);

  // Escape closes the menu wherever focus is (MENU-021); a selector or dialog inside it handles its own.
  useEffect(() => {
    if (!isPanelOpen) return;
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsPanelOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('keydown', closeByEscape);
    };
  }, [isPanelOpen]);

  const onToggle = () => {
    if (isRail) setIsRailShown(!isRailShown);
    else setIsPanelOpen(!isPanelOpen);
  };
  return { frame, toggle, isRail, isRailShown, isPanelOpen, onToggle, closePanel };
};
