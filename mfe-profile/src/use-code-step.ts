import { useCallback, useRef, useState, type RefCallback } from 'react';
import type { Challenge, OneTimeCodeBody } from 'shared/contracts/one-time-code';
import { useWrite } from 'shared/write';
import { ownProfileWrites } from './own-profile.writes.ts';

/** A code has been requested and can be entered. */
export interface CodeStep {
  readonly challenge: Challenge;
  /** The request body, for requesting another code. */
  readonly body: OneTimeCodeBody;
  /** Another code was requested since: it was sent, or it was too early, so the first one has to be used. */
  readonly again?: 'sent' | 'too-early';
}

interface CodeStepOptions<Code extends string> {
  /** Error codes that the first step shows. */
  readonly expected?: readonly Code[];
  readonly onRefused?: (code: Code, message: string) => void;
}

/**
 * The two steps of a change that a code confirms: `write` requests the code; while there is a `step`, it can be
 * entered.
 */
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
      // The response to an earlier request does not take the user away from correcting their input.
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
    /** Ref for the first step's field: focuses it when the user comes back to correct it. */
    correctedField: useCallback<RefCallback<HTMLInputElement>>(input => {
      if (corrected.current !== undefined) input?.focus();
    }, []),
    /** Goes back to the first step. */
    correct: () => {
      corrected.current = step?.body;
      setStep(undefined);
    },
  };
};
