import { pages } from '../pages.tsx';
import { orderActionPage, type OrderPage } from '../order-form-model/order-action-page.tsx';
import { ChangeAccountFields } from './change-account-fields.tsx';
import { initialMove, moveSchema } from './change-account-schema.ts';
import { changeAccountTexts as texts } from './texts.ts';

/** Changes the billing account of a subscription (NAV-030, ACC-024). */
export const Page: OrderPage = orderActionPage({
  page: pages.changeAccount,
  endpoint: 'account',
  initial: ({ today }) => initialMove(today),
  schema: ({ today }) => moveSchema(today),
  Fields: ChangeAccountFields,
  submit: () => texts.submit,
  refusedAt: {
    TargetAccountBelongRootAccountCurrentAccount: 'target',
    TargetAccountProductGroupMastCurrentAccountProductGroup: 'target',
    TargetAccountIsClosed: 'target',
    TargetAccountMustBeCreatedBeforeEffectiveDate: 'date',
    EffectiveDateMustNotBeInThePast: 'date',
    EffectiveDdateMustNotBeMoreThanFourCalendarMonthsInTheFuture: 'date',
  },
  placed: () => texts.placed,
});
