/** A form that needs nobody signed in: heading, what is wrong, fields, one button. */
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { isPortalError } from 'shared/errors/portal-error';
import { kindTexts } from 'shared/errors/error-texts';
import { AttentionBox } from 'shared/ui/attention-box';
import { Button } from 'shared/ui/button';
import { ErrorSummary, type FormProblem } from 'shared/ui/error-summary';
import { Typography } from 'shared/ui/typography';
import styles from './public-form.module.css';
import { publicFormTexts as texts } from './texts.ts';

interface PublicFormProps {
  readonly title: string;
  readonly lead: string;
  /** What is wrong with the fields as they are; shown from the first try on. */
  readonly problems: readonly FormProblem[];
  readonly submitText: string;
  readonly isPending: boolean;
  /** Why the last try failed. */
  readonly failure: Error | null;
  readonly onSubmit: () => void;
  /** The fields; each asks for the sentence that stands at it. */
  readonly children: (messageAt: (fieldId: string) => string | undefined) => ReactNode;
  /** Another way on, below the button. */
  readonly wayOn?: ReactNode;
}

export const PublicForm = (props: PublicFormProps) => {
  const { title, lead, problems, submitText, isPending, failure, onSubmit, children, wayOn } = props;
  const [attempt, setAttempt] = useState(0);
  const shown = attempt > 0 ? problems : [];
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (problems.length === 0) onSubmit();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary problems={shown} attempt={attempt} />
      <div className={styles.heading}>
        <Typography tag="h1">{title}</Typography>
        <Typography tone="muted">{lead}</Typography>
      </div>
      {children(fieldId => shown.find(problem => problem.fieldId === fieldId)?.message)}
      {failure === null ? null : <Failure error={failure} />}
      <div className={styles.actions}>
        <Button type="submit" isPending={isPending}>
          {submitText}
        </Button>
        {wayOn}
      </div>
    </form>
  );
};

const Failure = ({ error }: { readonly error: Error }) => {
  const isOffline = !navigator.onLine;
  const message = isPortalError(error) ? error.message : kindTexts.unknown;
  return (
    <AttentionBox variant="error" title={isOffline ? texts.offline : message} isAnnounced>
      {isOffline ? texts.offlineHelp : texts.notLost}
    </AttentionBox>
  );
};
