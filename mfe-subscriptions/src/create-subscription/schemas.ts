import { accountGroupOf, NEW_SUBSCRIPTION_CATEGORIES, SIM_KINDS } from 'shared/contracts/new-subscription';
import { SHIPMENT_TYPES } from 'shared/contracts/shipment';
import { PORTING_LIMITS, SUBSCRIPTION_LIMITS } from 'shared/contracts/text-limits';
import { danishDay } from 'shared/format/date';
import { isPortingDay } from 'shared/format/working-day';
import { addressShape } from 'shared/validation/address';
import { emailRule } from 'shared/validation/email';
import { effectiveDateRule } from 'shared/validation/effective-date';
import { fits } from 'shared/validation/fits';
import { nameFits } from 'shared/validation/person-name';
import { requiredRule } from 'shared/validation/required';
import { phoneRule, tidyPhone } from 'shared/validation/phone';
import { field, firstOf, must } from 'shared/validation/rule';
import { validationTexts } from 'shared/validation/texts';
import * as z from 'zod/mini';
import { simNumberField } from '../sim-model/sim-number.ts';
import type { Draft, NumberValues, SimValues } from './draft.ts';
import { simTexts } from './texts.ts';

export const planSchema = z.object({
  category: z.enum(NEW_SUBSCRIPTION_CATEGORIES, { error: validationTexts.choice }),
  offering: field(requiredRule('subscription')),
});

const userName = (name: 'firstName' | 'lastName') =>
  field(firstOf(requiredRule(name), nameFits(name, SUBSCRIPTION_LIMITS[name])));

export const userSchema = z.object({
  firstName: userName('firstName'),
  lastName: userName('lastName'),
  email: field(value => (value === '' ? undefined : emailRule(value))),
  employeeId: field(fits('Medarbejdernummeret', SUBSCRIPTION_LIMITS.employeeId)),
});

/** An account selected for another type of subscription must be selected again. */
export const accountSchema = (_: unknown, { plan: { category } }: Draft) =>
  z.object({ accountId: field(requiredRule('accountNumber')), productGroup: z.string() }).check(
    z.refine(({ productGroup }) => category === undefined || productGroup === accountGroupOf(category), {
      path: ['accountId'],
      message: validationTexts.required.accountNumber,
    }),
  );

const cvrRule = must(value => value === '' || /^\d{8}$/.test(value), validationTexts.cvr);

/** A working day after today, at most four months ahead (VAL-029). */
const wishDateRule = (today: string) =>
  firstOf(
    effectiveDateRule(today),
    must(value => isPortingDay(value, today), validationTexts.portingDay),
  );

export const numberSchema = ({ mode }: NumberValues) =>
  mode === 'New'
    ? z.object({ number: field(requiredRule('number')) })
    : z.object({
        portedNumber: field(phoneRule, tidyPhone),
        donorOperator: field(
          firstOf(requiredRule('donorOperator'), fits('Navnet', PORTING_LIMITS.donorOperator)),
        ),
        ownerName: field(firstOf(requiredRule('ownerName'), fits('Navnet', PORTING_LIMITS.ownerName))),
        ownerCvr: field(cvrRule, value => value.replaceAll(/\s/g, '')),
        wishDate: field(wishDateRule(danishDay(new Date()))),
        attachmentId: field(requiredRule('powerOfAttorney')),
      });

const simKind = { kind: z.enum(SIM_KINDS, { error: validationTexts.choice }) };
const shipment = { shipment: z.enum(SHIPMENT_TYPES, { error: simTexts.shipmentMissing }) };

export const simSchema = (values: SimValues) => {
  if (values.kind === 'InHand') return z.object({ ...simKind, icc: simNumberField });
  if (values.kind !== 'SimCard') return z.object(simKind);
  if (values.shipment !== 'Custom') return z.object({ ...simKind, ...shipment });
  return z.object({ ...simKind, ...shipment, ...addressShape });
};

export const addressSchema = z.object(addressShape);
export const servicesSchema = z.object({ services: z.array(z.string()) });
