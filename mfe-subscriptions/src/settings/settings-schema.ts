import type { Subscription } from 'shared/contracts/subscription';
import type { SubscriptionSettings } from 'shared/contracts/subscription-settings';
import type { FormSchema } from 'shared/form';
import { emailRule } from 'shared/validation/email';
import { field, type Rule } from 'shared/validation/rule';
import * as z from 'zod/mini';

/** Empty where nothing is known. */
export const initialSettings = (of: Subscription) => ({
  firstName: of.firstName ?? '',
  lastName: of.lastName ?? '',
  email: of.email ?? '',
  employeeId: of.employeeId ?? '',
  invoiceNote: of.invoiceNote ?? '',
});

/** How long each may be, as the contract has it. */
export const longest = { firstName: 60, lastName: 60, email: 254, employeeId: 30, invoiceNote: 60 } as const;

const anything: Rule = () => undefined;

/** Nothing has to be filled in; what is left empty is taken away. */
export const settingsSchema: FormSchema<SubscriptionSettings> = z.object({
  firstName: field(anything),
  lastName: field(anything),
  email: field(email => (email === '' ? undefined : emailRule(email))),
  employeeId: field(anything),
  invoiceNote: field(anything),
});
