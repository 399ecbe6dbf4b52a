import type { Subscription } from 'shared/contracts/subscription';
import type { SubscriptionSettings } from 'shared/contracts/subscription-settings';
import { SUBSCRIPTION_LIMITS as limits } from 'shared/contracts/text-limits';
import type { FormSchema } from 'shared/form';
import { emailRule } from 'shared/validation/email';
import { fits } from 'shared/validation/fits';
import { nameFits } from 'shared/validation/person-name';
import { field } from 'shared/validation/rule';
import * as z from 'zod/mini';

/** Empty strings for unknown values. */
export const initialSettings = (of: Subscription) => ({
  firstName: of.firstName ?? '',
  lastName: of.lastName ?? '',
  email: of.email ?? '',
  employeeId: of.employeeId ?? '',
  invoiceNote: of.invoiceNote ?? '',
});

/** All fields are optional; an empty one clears the value. */
export const settingsSchema: FormSchema<SubscriptionSettings> = z.object({
  firstName: field(nameFits('firstName', limits.firstName)),
  lastName: field(nameFits('lastName', limits.lastName)),
  email: field(email => (email === '' ? undefined : emailRule(email))),
  employeeId: field(fits('Medarbejdernummeret', limits.employeeId)),
  invoiceNote: field(fits('Teksten', limits.invoiceNote)),
});
