import {
  FORWARDING_CONDITIONS,
  type CallForwardingBody,
  type Forwarding,
  type ForwardingCondition,
} from 'shared/contracts/call-forwarding';
import type { FormSchema } from 'shared/form';
import { forwardingDelayRule } from 'shared/validation/forwarding-delay';
import { phoneRule, tidyPhone } from 'shared/validation/phone';
import { firstOf, must, type Verdict } from 'shared/validation/rule';
import * as z from 'zod/mini';
import { forwardingTexts as texts } from './texts.ts';

/** What is filled in for one condition. What is not in use is kept, in case it is chosen again. */
export interface Choice {
  readonly isActive: boolean;
  readonly target: 'Voicemail' | 'Number';
  readonly number: string;
  readonly delay: string;
}
export type ForwardingValues = Readonly<Record<ForwardingCondition, Choice>>;

const choiceOf = (forwarding: Forwarding | undefined): Choice => ({
  isActive: forwarding !== undefined,
  target: forwarding && forwarding.number !== null ? 'Number' : 'Voicemail',
  number: forwarding?.number ?? '',
  delay: String(forwarding && 'delaySeconds' in forwarding ? forwarding.delaySeconds : 20),
});

export const initialForwarding = (forwardings: readonly Forwarding[]): ForwardingValues => {
  const of = (wanted: ForwardingCondition) =>
    choiceOf(forwardings.find(({ condition }) => condition === wanted));
  return {
    Unconditional: of('Unconditional'),
    NoReply: of('NoReply'),
    Unreachable: of('Unreachable'),
    Busy: of('Busy'),
  };
};

const problemsOf = (condition: ForwardingCondition, choice: Choice, own: string | undefined) => {
  const numberRule = firstOf(
    phoneRule,
    must(number => !/^[89]0/.test(number), texts.numberNotAllowed),
    must(number => number !== own, texts.ownNumber),
  );
  const found: [keyof Choice, Verdict][] = [
    ['number', choice.target === 'Number' ? numberRule(tidyPhone(choice.number)) : undefined],
    ['delay', condition === 'NoReply' ? forwardingDelayRule(choice.delay) : undefined],
  ];
  return choice.isActive ? found : [];
};

const bodyOf = (values: ForwardingValues): unknown => ({
  forwardings: FORWARDING_CONDITIONS.filter(condition => values[condition].isActive).map(condition => {
    const { target, number, delay } = values[condition];
    return {
      condition,
      number: target === 'Number' ? tidyPhone(number) : null,
      ...(condition === 'NoReply' && { delaySeconds: Number(delay) }),
    };
  }),
});

/** @param own the subscription's own number, to which nothing can be forwarded */
export const forwardingSchema = (own: string | undefined): FormSchema<CallForwardingBody> =>
  z.pipe(
    z.custom<ForwardingValues>().check(({ value, issues }) => {
      for (const condition of FORWARDING_CONDITIONS)
        for (const [name, message] of problemsOf(condition, value[condition], own))
          if (message !== undefined)
            issues.push({ code: 'custom', path: [condition, name], message, input: value });
    }),
    z.transform(values => bodyOf(values) as CallForwardingBody),
  );
