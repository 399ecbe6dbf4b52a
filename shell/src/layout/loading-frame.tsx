/** The frame while nothing is known of the customer yet: top bar and a column, no menu. */
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import content from './content-layout.module.css';
import { focusContent } from './focus-content.ts';
import styles from './portal-layout.module.css';
import { TopBar } from './top-bar.tsx';

export const LoadingFrame = ({ children }: { readonly children: ReactNode }) => {
  const main = useRef<HTMLElement>(null);
  // Whoever tried again here goes on in the page that takes this one's place.
  useLayoutEffect(() => {
    const element = main.current;
    return () => {
      if (element?.contains(document.activeElement) === true) queueMicrotask(focusContent);
    };
  }, []);
  return (
    <div className={styles.frame}>
      <TopBar />
      <main ref={main} id="main-content" className={content.content} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
};
