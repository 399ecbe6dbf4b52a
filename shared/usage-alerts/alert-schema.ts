import {
  MAX_ALERT_AMOUNT,
  MAX_ALERT_RECIPIENTS,
  type AlertBarring,
  type UsageAlert,
  type UsageAlertBody,
} from '../contracts/usage-alert.ts';
import type { FormSchema } from 'shared/form';
import { emailRule } from '../validation/email.ts';
import { phoneRule, tidyPhone } from '../validation/phone.ts';
import { firstOf, must, type Rule, type Verdict } from '../validation/rule.ts';
import { validationTexts } from '../validation/texts.ts';
import * as z from 'zod/mini';
import { alertFormTexts as texts } from './texts.ts';

/** The options: a share of the included data, or a typed amount. */
export const SHARE_CHOICES = ['DataDk-80', 'DataDk-100', 'DataEu-80', 'DataEu-100'] as const;
export type LimitChoice = (typeof SHARE_CHOICES)[number] | 'ExtraCost';

export interface AlertValues {
  readonly limit: LimitChoice | undefined;
  readonly amount: string;
  /** One per line. */
  readonly recipients: string;
  readonly barring: AlertBarring | '';
}

/** Initial values from an alert; empty for a new one. */
export const initialAlert = (of: UsageAlert | undefined): AlertValues => {
  const isAmount = of?.metric === 'ExtraCost';
  const choice = isAmount ? 'ExtraCost' : `${of?.metric ?? ''}-${String(of?.threshold)}`;
  return {
    limit: [...SHARE_CHOICES, 'ExtraCost' as const].find(each => each === choice),
    amount: isAmount ? String(of.threshold) : '',
    recipients: of?.recipients.join('\n') ?? '',
    barring: of?.barring && of.barring !== 'Unknown' ? of.barring : '',
  };
};

/** The limit of an option; for the amount only the metric. */
export const shareOf = (choice: (typeof SHARE_CHOICES)[number]) => {
  const [metric, threshold] = choice.split('-');
  return { metric: metric as 'DataDk' | 'DataEu', threshold: Number(threshold) as 80 | 100 };
};

/** Removes spaces, the currency, thousands separators and zero øre. */
const tidyAmount = (entered: string): string =>
  entered
    .replaceAll(/\s|kr\.?$/gi, '')
    .replace(/,(?:00?|-)$/, '')
    .replaceAll(/\.(?=\d{3}(?!\d))/g, '');

const amountRule: Rule = firstOf(
  must(amount => amount !== '', texts.amountMissing),
  must(amount => /^\d+$/.test(amount), texts.amountWhole),
  must(amount => Number(amount) >= 1 && Number(amount) <= MAX_ALERT_AMOUNT, texts.amountRange),
);

const recipientsIn = (entered: string): string[] =>
  entered
    .split(/[\n,;]/)
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => (line.includes('@') ? line : tidyPhone(line)));

const recipientsRule: Rule = entered => {
  const all = recipientsIn(entered);
  if (all.length === 0) return texts.recipientsMissing;
  if (all.length > MAX_ALERT_RECIPIENTS) return texts.recipientsMany;
  const wrong = all.find(each => (each.includes('@') ? emailRule(each) : phoneRule(each)) !== undefined);
  if (wrong === undefined) return undefined;
  const { start } = validationTexts.phone;
  return phoneRule(wrong) === start ? `${wrong}: ${start}` : texts.recipientWrong(wrong);
};

const problemsOf = ({ limit, amount, recipients }: AlertValues): [keyof AlertValues, Verdict][] => [
  ['limit', limit === undefined ? validationTexts.choice : undefined],
  ['amount', limit === 'ExtraCost' ? amountRule(tidyAmount(amount)) : undefined],
  ['recipients', recipientsRule(recipients)],
];

const bodyOf = ({ limit, amount, recipients, barring }: AlertValues): UsageAlertBody => {
  const rest = { recipients: recipientsIn(recipients), barring: barring === '' ? null : barring };
  if (limit === undefined || limit === 'ExtraCost')
    return { metric: 'ExtraCost', threshold: Number(tidyAmount(amount)), ...rest };
  return { ...shareOf(limit), ...rest };
};

export const alertSchema: FormSchema<UsageAlertBody> = z.pipe(
  z.custom<AlertValues>().check(({ value, issues }) => {
    for (const [name, message] of problemsOf(value))
      if (message !== undefined) issues.push({ code: 'custom', path: [name], message, input: value });
  }),
  z.transform(bodyOf),
);
