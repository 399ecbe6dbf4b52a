import { useCallback, useRef, useState, type RefCallback } from 'react';
import type { Challenge, OneTimeCodeBody } from 'shared/contracts/one-time-code';
import { useWrite } from 'shared/write';
import { ownProfileWrites } from './own-profile.writes.ts';

/** A code is on its way, or has come. */
export interface CodeStep {
  readonly challenge: Challenge;
  /** What it was asked for with, for another one. */
  readonly body: OneTimeCodeBody;
  /** Another one was asked for since: it was sent, or the first one was so just now that it has to do. */
  readonly again?: 'sent' | 'too-early';
}

interface CodeStepOptions<Code extends string> {
  /** Refusals that the first step has a place for. */
  readonly expected?: readonly Code[];
  readonly onRefused?: (code: Code, message: string) => void;
}

/** The two steps of a change that a code proves: asking for it by `write`, and typing it while there is a `step`. */
export const useCodeStep = <const Code extends string = never>({
  expected,
  onRefused,
}: CodeStepOptions<Code> = {}) => {
  const [step, setStep] = useState<CodeStep>();
  const corrected = useRef<OneTimeCodeBody>(undefined);
  const write = useWrite({
    send: (http, body: OneTimeCodeBody) => ownProfileWrites(http).sendCode(body),
    stale: [],
    expected,
    onRefused,
    onDone: ({ challenge }, body) => {
      // Another one that was asked for before leads nobody away from what they correct.
      if (body === corrected.current) return;
      setStep(before => ({
        challenge,
        body,
        ...(before === undefined ? {} : { again: challenge.isNew ? 'sent' : 'too-early' }),
      }));
    },
  });
  return {
    /** Undefined until a code was sent. */
    step,
    write,
    /** For the field of the first step: it has the focus when the person comes back to correct it. */
    correctedField: useCallback<RefCallback<HTMLInputElement>>(input => {
      if (corrected.current !== undefined) input?.focus();
    }, []),
    /** Back to the first step. */
    correct: () => {
      corrected.current = step?.body;
      setStep(undefined);
    },
  };
};
