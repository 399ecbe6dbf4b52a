/** The frame while the customer is loading: top bar and a column, no menu. */
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import content from './content-layout.module.css';
import { focusContent } from './focus-content.ts';
import styles from './portal-layout.module.css';
import { TopBar } from './top-bar.tsx';

export const LoadingFrame = ({ children }: { readonly children: ReactNode }) => {
  const main = useRef<HTMLElement>(null);
  // If the user pressed retry here, focus moves on to the page that replaces this one.
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
