/**
 * The second step of a change that a code confirms: the code field, a link for a new code, and one back to the first
 * step.
 */
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { Challenge, CodeOutcome } from 'shared/contracts/one-time-code';
import { Form, useFormState } from 'shared/form';
import type { Profile } from 'shared/contracts/profile';
import { AttentionBox } from 'shared/ui/attention-box';
import { Button } from 'shared/ui/button';
import { Card } from 'shared/ui/card';
import { TextField } from 'shared/ui/text-field';
import { accessCodeRule } from 'shared/validation/codes';
import { field } from 'shared/validation/rule';
import { validationTexts } from 'shared/validation/texts';
import * as z from 'zod/mini';
import { useProfileHref } from './change-frame.tsx';
import { codeSentText, codeTexts as texts, tooEarlyText, triesLeftText } from './change-texts.ts';
import styles from './change.module.css';
import type { OwnProfileWrites } from './own-profile.writes.ts';
import type { CodeStep, useCodeStep } from './use-code-step.ts';
import { useOwnWrite } from './use-own-write.ts';

const schema = z.pipe(
  z.object({ code: field(accessCodeRule, entered => entered.replaceAll(/[\s-]/g, '')) }),
  z.transform(({ code }) => code),
);

/** Why a code was rejected: the outcome of the attempt, or that the code is no longer valid. */
type CodeRefusal =
  | { readonly outcome: Exclude<CodeOutcome, 'Verified'>; readonly attemptsLeft: number }
  | { readonly outcome: 'Gone' };

/** The field's error (VAL-022) and a hint on what to do next. */
const codeProblem = (refusal: CodeRefusal): { message: string; help?: string } => {
  if (refusal.outcome === 'Wrong')
    return { message: validationTexts.accessCode.wrong, help: triesLeftText(refusal.attemptsLeft) };
  return { message: refusal.outcome === 'Burned' ? texts.burned : texts.dead };
};

interface CodeFormProps<Code extends string> {
  readonly step: CodeStep;
  /** From the page: requests a new code, or goes back to the first step. */
  readonly codeStep: Pick<ReturnType<typeof useCodeStep>, 'write' | 'correct'>;
  /** Where the code was sent, formatted. */
  readonly destination: string;
  readonly submitText: string;
  readonly correctText: string;
  /** From the page: asks before input of the first step is lost. */
  readonly question: ReactNode;
  /** Makes the change once the code is verified. */
  readonly change: (writes: OwnProfileWrites, challenge: Challenge) => Promise<{ readonly user: Profile }>;
  /** Error codes of the change itself that the first step shows. */
  readonly expected?: readonly Code[];
  readonly onRefused?: (code: Code, message: string) => void;
  readonly onDone: () => void;
}

/**
 * Submits a code as soon as it is complete, as the field's help text says. Only once: after a wrong code, which costs
 * an attempt, the user submits the corrected one.
 */
const useSentWhenWhole = (code: string, send: () => void) => {
  const isWhole = schema.safeParse({ code }).success;
  const wasSent = useRef(false);
  const sendOnce = useEffectEvent(() => {
    if (wasSent.current) return;
    wasSent.current = true;
    send();
  });
  useEffect(() => {
    if (isWhole) sendOnce();
  }, [isWhole]);
};

/** A code that got a response, and its problem if any. */
interface AnsweredCode {
  readonly code: string;
  readonly refusal?: CodeRefusal;
}

/** The API's error codes for a code that is no longer valid. */
const gone = ['NotFound', 'InvalidToken'] as const;

export const CodeForm = <const Code extends string = never>(props: CodeFormProps<Code>) => {
  const { step, codeStep, change, expected = [], onRefused, onDone } = props;
  const { challenge } = step;
  const form = useFormState({ schema, initial: { code: '' } });
  const [help, setHelp] = useState<string>();
  // This step replaces the previous one, whose focused button is gone.
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  const answered = useRef<AnsweredCode>(undefined);
  const refuse = (refusal: CodeRefusal): void => {
    const problem = codeProblem(refusal);
    setHelp(problem.help);
    form.refuse('code', problem.message);
  };
  const write = useOwnWrite({
    // A correct code stays valid until it is used: repeating it is harmless.
    send: async (writes, code: string) => {
      const { verification } = await writes.verifyCode(challenge.challengeId, code);
      return verification.outcome === 'Verified' ? change(writes, challenge) : verification;
    },
    expected: [...gone, ...expected],
    onRefused: (code, message) => {
      const other = expected.find(each => each === code);
      if (other === undefined) refuse({ outcome: 'Gone' });
      else onRefused?.(other, message);
    },
    onDone: (answer, sent) => {
      answered.current = { code: sent };
      if ('user' in answer) onDone();
      else {
        const { outcome, attemptsLeft } = answer;
        if (outcome === 'Verified') return;
        answered.current = { code: sent, refusal: { outcome, attemptsLeft } };
        refuse({ outcome, attemptsLeft });
      }
    },
  });
  const submit = (entered: string): void => {
    const { code: known, refusal } = answered.current ?? {};
    // Enter after the last digit, out of habit: it costs no second attempt and makes no second change.
    if (known !== entered) write.submit(entered);
    else if (refusal !== undefined) refuse(refusal);
  };
  useSentWhenWhole(form.values.code, () => {
    form.submit(submit);
  });
  const code = form.field('code');
  return (
    <Card>
      <Form
        form={{ ...form, question: props.question }}
        write={{ submit, isPending: write.isPending }}
        submit={props.submitText}
        cancelHref={useProfileHref()}
      >
        <Notice {...step} />
        <TextField
          {...code}
          label={texts.label}
          help={[codeSentText(props.destination), code.error === undefined ? undefined : help]
            .filter(Boolean)
            .join(' ')}
          inputMode="numeric"
          autocomplete="one-time-code"
          width="digits-4"
          ref={input}
        />
        <CodeLinks
          {...codeStep}
          step={step}
          correctText={props.correctText}
          onAgain={() => {
            answered.current = undefined;
            form.reset();
          }}
        />
      </Form>
    </Card>
  );
};

interface CodeLinksProps extends Pick<CodeFormProps<never>, 'step' | 'correctText'> {
  readonly write: CodeFormProps<never>['codeStep']['write'];
  readonly correct: () => void;
  readonly onAgain: () => void;
}

const CodeLinks = ({ step, write, correct, correctText, onAgain }: CodeLinksProps) => (
  <div className={styles.links}>
    <Button
      variant="text"
      isPending={write.isPending}
      onPress={() => {
        onAgain();
        write.submit(step.body);
      }}
    >
      {texts.again}
    </Button>
    <Button variant="text" onPress={correct}>
      {correctText}
    </Button>
  </div>
);

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
