import styles from './divider.module.css';

/** A separator line (UI-015): `light` within a card, `dark` between sections. */
export const Divider = ({ variant = 'light' }: { variant?: 'light' | 'dark' }) => (
  <hr className={styles.divider} data-variant={variant} />
);
