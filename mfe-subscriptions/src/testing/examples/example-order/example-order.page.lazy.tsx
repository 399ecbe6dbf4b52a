import type { FormState } from 'shared/form';
import { exampleOrder, type ExampleOrderBody } from 'shared/orders/example-order';
import { TextField } from 'shared/ui/text-field';
import { Typography } from 'shared/ui/typography';
import { orderActionPage, orderOf, type OrderPage } from '../../../order-form-model/order-action-page.tsx';
import { pages } from '../pages.tsx';
import { exampleOrderSchema } from './example-order-schema.ts';
import { exampleOrderTexts as texts } from './texts.ts';

/** The fields, and the text above them. */
const ExampleOrderFields = ({ form }: { readonly form: FormState<ExampleOrderBody, ExampleOrderBody> }) => (
  <>
    <Typography>{texts.intro}</Typography>
    <TextField {...form.field('invoiceNote')} label={texts.invoiceNote} />
  </>
);

/** Orders another text on the invoice: describe here what users do on this page, and which users. */
export const Page: OrderPage = orderActionPage({
  page: pages.exampleOrder,
  ...orderOf(exampleOrder),
  initial: ({ of }) => ({ invoiceNote: of.invoiceNote ?? '' }),
  schema: () => exampleOrderSchema,
  Fields: ExampleOrderFields,
  fields: () =>
    ({ invoiceNote: { label: texts.invoiceNote } }) satisfies Record<keyof ExampleOrderBody, unknown>,
  submit: () => texts.submit,
  isCurrent: true,
  placed: () => texts.placed,
});
