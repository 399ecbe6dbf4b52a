/** A page that changes one thing of the profile: heading, what is wrong, fields, one button and a way back. */
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from 'shared/ui/button';
import { Card } from 'shared/ui/card';
import { ErrorSummary, type FormProblem } from 'shared/ui/error-summary';
import { Link } from 'shared/ui/link';
import { LinkButton } from 'shared/ui/link-button';
import { PageHeader } from 'shared/ui/page-header';
import styles from './change-form.module.css';
import { changeTexts as texts } from './change-texts.ts';

interface ChangeFrameProps {
  readonly title: string;
  readonly help: string;
  /** Where the page was opened from. */
  readonly profileHref: string;
  readonly children: ReactNode;
}

export const ChangeFrame = ({ title, help, profileHref, children }: ChangeFrameProps) => (
  <>
    <PageHeader
      title={title}
      help={help}
      back={
        <Link href={profileHref} variant="standalone">
          {texts.back}
        </Link>
      }
    />
    {children}
  </>
);

interface ChangeFormProps {
  /** What is wrong with the fields as they are; shown from the first try on. */
  readonly problems: readonly FormProblem[];
  readonly submitText: string;
  readonly isPending: boolean;
  readonly onSubmit: () => void;
  readonly profileHref: string;
  /** The fields; each asks for the sentence that stands at it. */
  readonly children: (messageAt: (fieldId: string) => string | undefined) => ReactNode;
}

export const ChangeForm = (props: ChangeFormProps) => {
  const { problems, submitText, isPending, onSubmit, profileHref, children } = props;
  const [attempt, setAttempt] = useState(0);
  const shown = attempt > 0 ? problems : [];
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isPending) return;
    setAttempt(attempt + 1);
    if (problems.length === 0) onSubmit();
  };
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={submit}>
        <ErrorSummary problems={shown} attempt={attempt} />
        {children(fieldId => shown.find(problem => problem.fieldId === fieldId)?.message)}
        <div className={styles.actions}>
          <Button type="submit" isPending={isPending}>
            {submitText}
          </Button>
          <LinkButton variant="secondary-alternative" href={profileHref}>
            {texts.cancel}
          </LinkButton>
        </div>
      </form>
    </Card>
  );
};
