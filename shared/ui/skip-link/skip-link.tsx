import { uiTexts } from '../texts.ts';
import styles from './skip-link.module.css';

/** Id of the element the skip link leads to: the shell's `<main>`. */
export const mainContentId = 'main-content';

/** First thing on the page that takes focus; shown only then. */
export const SkipLink = () => (
  <a
    className={styles.skip}
    href={`#${mainContentId}`}
    onClick={event => {
      // A hash in the address would be one more page to go back through.
      event.preventDefault();
      document.getElementById(mainContentId)?.focus();
    }}
  >
    {uiTexts.skipToContent}
  </a>
);
