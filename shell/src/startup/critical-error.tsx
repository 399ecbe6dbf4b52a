/**
 * Mounted instead of the application when a start-up step fails (SHL-028 to SHL-030). Does not depend on the
 * application.
 */
import { isPortalError } from 'shared/errors/portal-error';
import { customerServiceHref } from 'shared/remote/links';
import { Button } from 'shared/ui/button';
import { Logo } from '../layout/logo.tsx';
import { criticalErrorTexts } from './critical-error-texts.ts';
import styles from './critical-error.module.css';

interface CriticalErrorProps {
  readonly error: unknown;
  readonly onStartAgain: () => void;
}

export const CriticalError = ({ error, onStartAgain }: CriticalErrorProps) => {
  const code = isPortalError(error) ? error.correlationId : undefined;
  return (
    <main className="start-page">
      <Logo />
      <h1>{criticalErrorTexts.title}</h1>
      <p>{criticalErrorTexts.help}</p>
      {code === undefined ? null : <p className={styles.detail}>{criticalErrorTexts.code(code)}</p>}
      <Button onPress={onStartAgain}>{criticalErrorTexts.startAgain}</Button>
      <a href={customerServiceHref(undefined, { fejlkode: code })}>{criticalErrorTexts.writeToUs}</a>
      {error instanceof Error ? (
        <details className={styles.detail}>
          <summary>{criticalErrorTexts.details}</summary>
          <p>{error.message}</p>
        </details>
      ) : null}
    </main>
  );
};
