import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Full phrase for what is loading: 'Henter fakturaer …'. */
  children: string;
  /** `inline` fits in text or a button and hides its label; `block` is centred and shows the label. */
  layout?: 'inline' | 'block';
}

/** For waits of more than two seconds. For page loads use the skeleton. */
export const Spinner = ({ children, layout = 'block' }: SpinnerProps) => (
  <span className={styles.spinner} data-layout={layout} role={layout === 'block' ? 'status' : undefined}>
    <span className={styles.ring} />
    <span className={layout === 'inline' ? 'visually-hidden' : undefined}>{children}</span>
  </span>
);
