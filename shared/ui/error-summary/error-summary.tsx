import { useEffect, useRef } from 'react';
import { errorSummaryTexts } from './texts.ts';
import styles from './error-summary.module.css';

export interface FormProblem {
  /** `id` of the field, as given to it. */
  fieldId: string;
  /** The very sentence that stands at the field. */
  message: string;
}

/**
 * Above a form that was refused, even for one problem: lists all of them, each leading to its field. It takes
 * focus when it appears and each time `attempt` counts up.
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
    // Not atomic: it changes while somebody mends what it lists, and would be read out whole each time.
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
