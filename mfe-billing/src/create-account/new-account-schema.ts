import { PRODUCT_GROUPS, type ProductGroup } from 'shared/contracts/account';
import { CONTACT_TYPES, type ContactType, type NewAccount } from 'shared/contracts/account-changes';
import type { FormSchema } from 'shared/form';
import * as z from 'zod/mini';
import { accountSchema, emptyAccount, type AccountValues } from '../account-form-schema.ts';
import { texts } from './texts.ts';

export interface NewAccountValues extends AccountValues {
  /** Empty for a root account. */
  readonly rootAccountId: string;
  readonly productGroup: ProductGroup;
  readonly contactType: ContactType | undefined;
}

export const newAccount = (rootAccountId: string): NewAccountValues => ({
  ...emptyAccount,
  rootAccountId,
  productGroup: 'Mobile',
  contactType: undefined,
});

const place = z.object({
  rootAccountId: z.string(),
  productGroup: z.enum(PRODUCT_GROUPS),
  contactType: z.enum(CONTACT_TYPES, { error: texts.contactMissing }),
});

/** The fields of a new account, including those that every account has. */
export const newAccountSchema = (values: NewAccountValues): FormSchema<NewAccount> =>
  z.pipe(
    z.intersection(place, accountSchema(values)),
    z.transform(({ rootAccountId, ...account }) => ({ ...account, rootAccountId: rootAccountId || null })),
  );
