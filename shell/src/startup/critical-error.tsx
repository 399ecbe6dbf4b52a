/** Mounted instead of the application when a start-up step fails (SHL-028 to SHL-030). Needs nothing of it. */
import { Button } from 'shared/ui/button';
import styles from './critical-error.module.css';

export const criticalErrorTexts = {
  title: 'Der skete en kritisk fejl.',
  help: 'Selvbetjeningen kunne ikke starte. Prøv forfra, eller kontakt kundeservice, hvis det ikke hjælper.',
  startAgain: 'Start forfra',
} as const;

interface CriticalErrorProps {
  readonly error: unknown;
  readonly onStartAgain: () => void;
}

export const CriticalError = ({ error, onStartAgain }: CriticalErrorProps) => (
  <main className={styles.page}>
    <h1>{criticalErrorTexts.title}</h1>
    <p>{criticalErrorTexts.help}</p>
    {error instanceof Error ? <p className={styles.detail}>{error.message}</p> : null}
    <Button onPress={onStartAgain}>{criticalErrorTexts.startAgain}</Button>
  </main>
);
