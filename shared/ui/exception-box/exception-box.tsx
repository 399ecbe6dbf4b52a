import { Button } from '../button/button.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { useKeptFocus } from '../use-kept-focus.ts';
import { useWaysOn } from '../ways-on/ways-on.tsx';
import { exceptionTexts as texts } from './texts.ts';
import styles from './exception-box.module.css';

export interface ExceptionBoxProps {
  /** What failed, as a full sentence; follows the fixed heading. */
  message?: string;
  /** Heading if the section has its own message; 'Der er sket en fejl.' by default (ERR-023). */
  title?: string;
  /** The browser's stack trace; never text from a server. */
  stack?: string | undefined;
  /** The x-correlation-id of the failed call, for customer service. */
  correlationId?: string | undefined;
  /** Names of the properties that failed to parse (ERR-014). */
  properties?: readonly string[] | undefined;
  /** Only for transient errors: shows the retry button and its sentence (ERR-025, ERR-026). */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
}

/** A long stack scrolls, also by keyboard. */
const scrollable = { tabIndex: 0, role: 'group', 'aria-label': texts.details };

/** The failed call's id, and a link to customer service that includes it. */
const ForCustomerService = ({ correlationId }: Pick<ExceptionBoxProps, 'correlationId'>) => {
  const waysOn = useWaysOn();
  return (
    <>
      {correlationId === undefined ? null : (
        <p className={styles.code}>
          <span>
            {texts.code} <code>{correlationId}</code>
          </span>
          <CopyButton value={correlationId} what={texts.code} />
        </p>
      )}
      {waysOn === null ? null : (
        <p>
          <Link isExternal href={waysOn.customerService(correlationId)}>
            {texts.writeToUs}
          </Link>
        </p>
      )}
    </>
  );
};

/** An error on one part of the page; the rest of the page stays. */
export const ExceptionBox = ({
  message,
  title = texts.heading,
  stack,
  correlationId,
  properties = [],
  onRetry,
  isRetrying = false,
}: ExceptionBoxProps) => {
  // A successful retry removes the box together with its focused button.
  const box = useKeptFocus<HTMLElement>();
  return (
    <section ref={box} className={styles.box} role="alert">
      <Icon name="error" />
      <div className={styles.content}>
        <h2 className={styles.heading}>{title}</h2>
        {message === undefined ? null : <p>{message}</p>}
        {onRetry === undefined ? null : (
          <>
            <p>{texts.retryHelp}</p>
            <div>
              <Button
                variant="secondary"
                size="small"
                icon="refresh"
                isPending={isRetrying}
                onPress={onRetry}
              >
                {texts.retry}
              </Button>
            </div>
          </>
        )}
        <ForCustomerService correlationId={correlationId} />
        {stack === undefined && properties.length === 0 ? null : (
          <details className={styles.details}>
            <summary>{texts.details}</summary>
            {properties.length > 0 ? (
              <>
                <p className={styles.caption}>{texts.properties}</p>
                <ul className={styles.properties}>
                  {properties.map(property => (
                    <li key={property}>{property}</li>
                  ))}
                </ul>
              </>
            ) : null}
            {stack === undefined ? null : (
              <pre className={styles.stack} {...scrollable}>
                {stack}
              </pre>
            )}
          </details>
        )}
      </div>
    </section>
  );
};
