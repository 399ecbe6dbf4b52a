/** Placeholder for a form whose data is loading or failed to load. */
import { LoadFailure, type LoadFailureProps } from 'shared/ui/load-failure';
import { Skeleton } from 'shared/ui/skeleton';
import { Typography } from 'shared/ui/typography';
import styles from './public-form.module.css';

interface FormPlaceholderProps extends Pick<LoadFailureProps, 'isRetrying' | 'onRetry'> {
  /** The page's title, as with the form. */
  readonly title: string;
  /** Null while loading. */
  readonly error: Error | null;
  /** What could not be loaded, as a full sentence. */
  readonly failed: string;
}

export const FormPlaceholder = ({ title, error, failed, ...retry }: FormPlaceholderProps) => (
  <div className={styles.form}>
    <Typography tag="h1">{title}</Typography>
    {error === null ? <Skeleton shape="card" /> : <LoadFailure error={error} title={failed} {...retry} />}
  </div>
);
