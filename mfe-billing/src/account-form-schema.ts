import type { AccountDetails, BillCycleFrequency, InvoiceFormat } from 'shared/contracts/account';
import {
  CHOSEN_INVOICE_FORMATS,
  missingInvoiceSetting,
  type AccountChange,
} from 'shared/contracts/account-changes';
import { ACCOUNT_LIMITS } from 'shared/contracts/text-limits';
import type { FormSchema } from 'shared/form';
import { accountNameRule } from 'shared/validation/account-name';
import { addressOf, addressShape, emptyAddress, type AddressValues } from 'shared/validation/address';
import { eanRule } from 'shared/validation/ean';
import { emailRule } from 'shared/validation/email';
import { fits } from 'shared/validation/fits';
import { field, type Rule } from 'shared/validation/rule';
import { validationTexts } from 'shared/validation/texts';
import * as z from 'zod/mini';

/** The fields of a billing account's form. */
export interface AccountValues extends AddressValues {
  readonly accountName: string;
  readonly invoiceFormat: InvoiceFormat | undefined;
  readonly ean: string;
  readonly email: string;
  readonly reference: string;
  readonly billCycleFrequency: BillCycleFrequency | undefined;
}

const optional =
  (rule: Rule): Rule =>
  value =>
    value === '' ? undefined : rule(value);

/** Maps the fields to the request body. Fields that only one invoice format needs are required for that format only. */
export const accountSchema = ({ invoiceFormat }: AccountValues): FormSchema<AccountChange> => {
  const missing =
    invoiceFormat === undefined || invoiceFormat === 'Unknown'
      ? undefined
      : missingInvoiceSetting({ invoiceFormat });
  return z.pipe(
    z.object({
      accountName: field(accountNameRule),
      ...addressShape,
      invoiceFormat: z.enum(CHOSEN_INVOICE_FORMATS, { error: validationTexts.choice }),
      ean: field(missing === 'ean' ? eanRule : () => undefined, text => text.replaceAll(/\s/g, '')),
      email: field(missing === 'email' ? emailRule : optional(emailRule)),
      reference: field(fits('Referencen', ACCOUNT_LIMITS.reference)),
      billCycleFrequency: z.enum(['Monthly', 'Quarterly'], { error: validationTexts.choice }),
    }),
    z.transform(({ accountName, invoiceFormat, billCycleFrequency, ...rest }): AccountChange => ({
      accountName,
      invoiceFormat,
      billCycleFrequency,
      address: addressOf(rest),
      ean: (missing === 'ean' && rest.ean) || null,
      email: rest.email || null,
      reference: rest.reference || null,
    })),
  );
};

export const emptyAccount: AccountValues = {
  accountName: '',
  ...emptyAddress,
  invoiceFormat: undefined,
  ean: '',
  email: '',
  reference: '',
  billCycleFrequency: 'Monthly',
};

/** The initial values for an existing account. */
export const valuesOfAccount = (account: AccountDetails): AccountValues => {
  const { address, invoiceSettings } = account;
  return {
    ...emptyAccount,
    streetName: address.streetName ?? '',
    houseNumber: address.houseNumber ?? '',
    floor: address.floor ?? '',
    direction: address.direction ?? '',
    zip: address.zip ?? '',
    city: address.city ?? '',
    country: address.country ?? emptyAddress.country,
    landlordName: address.landlordName ?? '',
    accountName: account.accountName,
    invoiceFormat: invoiceSettings.invoiceFormat === 'Unknown' ? undefined : invoiceSettings.invoiceFormat,
    ean: invoiceSettings.ean ?? '',
    email: invoiceSettings.email ?? '',
    reference: invoiceSettings.reference ?? '',
    billCycleFrequency: account.billCycleFrequency === 'Unknown' ? undefined : account.billCycleFrequency,
  };
};
