/** The brand's mark and name. */
import styles from './logo.module.css';

export const Logo = () => (
  <span className={styles.logo}>
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M16 29V13M16 23c-4 0-7-2-8-6M16 19c4 0 7-2 8-6" />
      <circle cx="16" cy="8" r="4" />
      <circle cx="7.500" cy="13" r="3" />
      <circle cx="24.500" cy="9.500" r="3" />
    </svg>
    {/* The space makes it two words for screen readers, and in the accessible name of the link around it. */}
    <span className={styles.name}>lyng</span> <span className={styles.area}>erhverv</span>
  </span>
);
