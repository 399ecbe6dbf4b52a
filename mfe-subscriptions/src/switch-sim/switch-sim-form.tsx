import { useState, type SubmitEvent } from 'react';
import { Button } from 'shared/ui/button';
import { ErrorSummary } from 'shared/ui/error-summary';
import { LinkButton } from 'shared/ui/link-button';
import { TextField } from 'shared/ui/text-field';
import { tidySimNumber } from 'shared/validation/sim-number';
import { digitCount, simNumberProblem } from './sim-number.ts';
import styles from './switch-sim.module.css';
import { switchSimTexts as texts } from './texts.ts';
import { WhereDialog } from './where-dialog.tsx';

const fieldId = 'new-sim-number';

interface SwitchSimFormProps {
  readonly entered: string;
  readonly onEnter: (entered: string) => void;
  /** What the server said about the number; gone as soon as that is edited (SIM-018). */
  readonly serverMessage: string | undefined;
  readonly isPending: boolean;
  readonly onSubmit: (number: string) => void;
  readonly cancelHref: string;
}

/** One number, where to find it, and the button (SIM-014 to SIM-016). */
export const SwitchSimForm = (props: SwitchSimFormProps) => {
  const { entered, onEnter, serverMessage, isPending, onSubmit, cancelHref } = props;
  const [attempt, setAttempt] = useState(0);
  // VAL-007: touched is a field that was left with something in it, or sent.
  const [wasLeft, setWasLeft] = useState(false);
  const [isExplaining, setIsExplaining] = useState(false);
  const problem = simNumberProblem(entered);
  const message = serverMessage ?? (wasLeft || attempt > 0 ? problem : undefined);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isPending) return;
    setAttempt(attempt + 1);
    if (problem === undefined) onSubmit(tidySimNumber(entered));
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary
        problems={attempt > 0 && !isPending && message !== undefined ? [{ fieldId, message }] : []}
        attempt={attempt}
      />
      <div className={styles.field}>
        <TextField
          id={fieldId}
          label={texts.number}
          help={texts.numberHelp}
          inputMode="numeric"
          autocomplete="off"
          width="digits-20"
          maxLength={60}
          value={entered}
          error={message}
          onChange={event => {
            onEnter(event.target.value);
          }}
          onBlur={() => {
            if (entered !== '') setWasLeft(true);
          }}
        />
        <span className={styles.count}>{entered === '' ? null : texts.count(digitCount(entered))}</span>
        <Button
          variant="text"
          icon="help"
          onPress={() => {
            setIsExplaining(true);
          }}
        >
          {texts.where}
        </Button>
      </div>
      <div className={styles.actions}>
        <Button type="submit" isPending={isPending}>
          {texts.submit}
        </Button>
        <LinkButton variant="secondary-alternative" href={cancelHref}>
          {texts.cancel}
        </LinkButton>
      </div>
      <WhereDialog
        isOpen={isExplaining}
        onClose={() => {
          setIsExplaining(false);
        }}
      />
    </form>
  );
};
