import styles from './spinner.module.css';

export interface SpinnerProps {
  /** What is being waited for, a whole phrase: 'Henter fakturaer …'. */
  children: string;
  /** `inline` sits in a line of text or a button and hides its words; `block` centres and shows them. */
  layout?: 'inline' | 'block';
}

/** Something takes more than two seconds. For a page that loads use the skeleton. */
export const Spinner = ({ children, layout = 'block' }: SpinnerProps) => (
  <span className={styles.spinner} data-layout={layout} role={layout === 'block' ? 'status' : undefined}>
    <span className={styles.ring} />
    <span className={layout === 'inline' ? 'visually-hidden' : undefined}>{children}</span>
  </span>
);
