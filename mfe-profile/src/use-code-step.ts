import { useState } from 'react';
import type { Challenge, OneTimeCodeBody } from 'shared/contracts/one-time-code';
import { useHttp } from 'shared/http';
import { ownProfileWrites } from './own-profile.writes.ts';
import { useOnce } from './use-once.ts';
import { orRefused } from './use-own-change.ts';

/** A code is on its way, or has come. */
export interface CodeStep {
  readonly challenge: Challenge;
  /** Another one was asked for since: it was sent, or the first one was so just now that it has to do. */
  readonly again?: 'sent' | 'too-early';
}

interface CodeStepOptions<Code extends string> {
  /** Refusals that the first step has a place for. */
  readonly expected: readonly Code[];
  readonly onRefused: (code: Code) => void;
}

/** The two steps of a change that a code proves: asking for it, and typing it. */
export const useCodeStep = <const Code extends string = never>({
  expected,
  onRefused,
}: CodeStepOptions<Code>) => {
  const http = useHttp();
  const [step, setStep] = useState<CodeStep>();
  const { submit, isPending } = useOnce({
    send: (key, body: OneTimeCodeBody) =>
      ownProfileWrites(http, key)
        .sendCode(body)
        .catch(orRefused(...expected)),
    onAnswer: answer => {
      if ('refused' in answer) {
        onRefused(answer.refused);
        return;
      }
      const { challenge } = answer;
      setStep(before =>
        before === undefined ? { challenge } : { challenge, again: challenge.isNew ? 'sent' : 'too-early' },
      );
    },
  });
  return {
    /** Undefined until a code was sent. */
    step,
    send: submit,
    isSending: isPending,
    /** Back to the first step. */
    correct: () => {
      setStep(undefined);
    },
  };
};
