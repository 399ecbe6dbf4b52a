/** The second step of a change that a code proves: one field for it, another code, and the way back to the first step. */
import { useEffect, useRef, useState } from 'react';
import { AttentionBox } from 'shared/ui/attention-box';
import { Button } from 'shared/ui/button';
import { TextField } from 'shared/ui/text-field';
import { accessCodeRule } from 'shared/validation/codes';
import { ChangeForm } from './change-form.tsx';
import styles from './change-form.module.css';
import { codeSentText, codeTexts as texts, tooEarlyText } from './change-texts.ts';
import { codeProblem } from './code-problem.ts';
import type { CodeStep } from './use-code-step.ts';
import { useOwnChange } from './use-own-change.ts';
import { verifyAndChange, type ChangeByCode, type Refused } from './verify-and-change.ts';

const fieldId = 'one-time-code';

interface CodeFormProps<Other extends string> {
  readonly step: CodeStep;
  /** Where the code went, as people read it. */
  readonly destination: string;
  readonly submitText: string;
  readonly profileHref: string;
  readonly isSendingAgain: boolean;
  readonly onSendAgain: () => void;
  /** Leads back to the first step. */
  readonly correctText: string;
  readonly onCorrect: () => void;
  /** Makes the change, once the code is verified. */
  readonly change: ChangeByCode<Other>;
  /** The code was right, and the change itself was refused. */
  readonly onRefused: (code: Other) => void;
  readonly onDone: () => void;
}

export const CodeForm = <Other extends string = never>(props: CodeFormProps<Other>) => {
  const { step, destination, change, onRefused, onDone } = props;
  const { challenge } = step;
  const [code, setCode] = useState('');
  // The step takes the place of the one before, whose focused button is gone.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  /** Of what was tried last; another code, and another entry, begin afresh. */
  const [problem, setProblem] = useState<{ challengeId: string; message: string; help?: string }>();
  const shown = problem?.challengeId === challenge.challengeId ? problem : undefined;
  const tidy = code.replaceAll(/[\s-]/g, '');
  const message = shown?.message ?? accessCodeRule(tidy);

  const { submit, isPending } = useOwnChange({
    send: (writes, entered: string) => verifyAndChange(writes, challenge, entered, change),
    onRefused: (refused: Refused<Other>) => {
      if (refused.by === 'change') onRefused(refused.code);
      else setProblem({ ...codeProblem(refused.refusal), challengeId: challenge.challengeId });
    },
    onDone,
  });

  return (
    <ChangeForm
      problems={message === undefined ? [] : [{ fieldId, message }]}
      submitText={props.submitText}
      isPending={isPending}
      profileHref={props.profileHref}
      onSubmit={() => {
        submit(tidy);
      }}
    >
      {messageAt => (
        <>
          <Notice {...step} />
          <TextField
            id={fieldId}
            label={texts.label}
            help={[codeSentText(destination), shown?.help].filter(Boolean).join(' ')}
            inputMode="numeric"
            autocomplete="one-time-code"
            width="digits-4"
            ref={field}
            value={code}
            error={messageAt(fieldId)}
            onChange={event => {
              setCode(event.target.value);
              setProblem(undefined);
            }}
          />
          <div className={styles.links}>
            <Button variant="text" isPending={props.isSendingAgain} onPress={props.onSendAgain}>
              {texts.again}
            </Button>
            <Button variant="text" onPress={props.onCorrect}>
              {props.correctText}
            </Button>
          </div>
        </>
      )}
    </ChangeForm>
  );
};

const Notice = ({ challenge, again }: CodeStep) => {
  if (again === undefined) return null;
  return again === 'sent' ? (
    <AttentionBox variant="success" isAnnounced key={challenge.challengeId}>
      {texts.sentAgain}
    </AttentionBox>
  ) : (
    <AttentionBox variant="info" isAnnounced>
      {tooEarlyText(challenge.resendAfterSeconds)}
    </AttentionBox>
  );
};
