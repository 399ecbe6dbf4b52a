import { useEffect, useRef } from 'react';
import { errorSummaryTexts } from './texts.ts';
import styles from './error-summary.module.css';

export interface FormProblem {
  /** The field's `id`. */
  fieldId: string;
  /** The same message as at the field. */
  message: string;
}

/**
 * Lists all errors above a form that failed validation, even a single one, each linked to its field. Takes
 * focus when it appears and whenever `attempt` increases.
 */
export const ErrorSummary = ({
  problems,
  attempt,
}: {
  problems: readonly FormProblem[];
  attempt: number;
}) => {
  const box = useRef<HTMLDivElement>(null);
  const hasProblems = problems.length > 0;
  useEffect(() => {
    if (hasProblems) box.current?.focus();
  }, [attempt, hasProblems]);
  if (!hasProblems) return null;
  return (
    // Not atomic: it changes while the user fixes errors, and would be read in full each time.
    <div className={styles.summary} ref={box} role="alert" aria-atomic={false} tabIndex={-1}>
      <h2 className={styles.heading}>{errorSummaryTexts.heading}</h2>
      <ul className={styles.problems}>
        {problems.map(problem => (
          <li key={problem.fieldId}>
            <a
              href={`#${problem.fieldId}`}
              onClick={event => {
                event.preventDefault();
                document.getElementById(problem.fieldId)?.focus();
              }}
            >
              {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
