import type { FormSchema } from 'shared/form';
import { emailRule } from 'shared/validation/email';
import { firstOf, must, type Rule } from 'shared/validation/rule';
import { phoneDigitsRule, tidyPhone } from 'shared/validation/phone';
import { validationTexts } from 'shared/validation/texts';
import * as z from 'zod/mini';

export const CHANNELS = ['Email', 'Sms'] as const;

export interface EsimLinkValues {
  readonly channel: (typeof CHANNELS)[number];
  readonly email: string;
  readonly phone: string;
}

const phoneRule: Rule = firstOf(
  must(value => value !== '', validationTexts.phone.required),
  phoneDigitsRule,
);

const recipientOf = ({ channel, email, phone }: EsimLinkValues): string =>
  channel === 'Email' ? email.trim() : tidyPhone(phone);

/** Its output is the recipient of the link. */
export const esimLinkSchema: FormSchema<string> = z.pipe(
  z.custom<EsimLinkValues>().check(({ value, issues }) => {
    const isEmail = value.channel === 'Email';
    const message = (isEmail ? emailRule : phoneRule)(recipientOf(value));
    if (message !== undefined)
      issues.push({ code: 'custom', path: [isEmail ? 'email' : 'phone'], message, input: value });
  }),
  z.transform(recipientOf),
);
