import { uiTexts } from '../texts.ts';
import styles from './skip-link.module.css';

/** Id of the skip link's target: the shell's `<main>`. */
export const mainContentId = 'main-content';

/** First focusable element on the page; visible only when focused. */
export const SkipLink = () => (
  <a
    className={styles.skip}
    href={`#${mainContentId}`}
    onClick={event => {
      // A hash in the address would add a history entry.
      event.preventDefault();
      document.getElementById(mainContentId)?.focus();
    }}
  >
    {uiTexts.skipToContent}
  </a>
);
