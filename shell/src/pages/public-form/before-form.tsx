/** Stands where a form will be: what it needs is on its way, or could not be had. */
import { LoadFailure, type LoadFailureProps } from 'shared/ui/load-failure';
import { Skeleton } from 'shared/ui/skeleton';
import { Typography } from 'shared/ui/typography';
import styles from './public-form.module.css';

interface BeforeFormProps extends Pick<LoadFailureProps, 'isRetrying' | 'onRetry'> {
  /** Of the page, as it will be with the form. */
  readonly title: string;
  /** Null while it loads. */
  readonly error: Error | null;
  /** What could not be had, a whole sentence. */
  readonly failed: string;
}

export const BeforeForm = ({ title, error, failed, ...retry }: BeforeFormProps) => (
  <div className={styles.form}>
    <Typography tag="h1">{title}</Typography>
    {error === null ? <Skeleton shape="card" /> : <LoadFailure error={error} title={failed} {...retry} />}
  </div>
);
