import type { ComponentType } from 'react';
import type { ExampleOrderBody } from 'shared/contracts/example-order';
import { orderActionPage } from '../../../subscription-model/order-action-page.tsx';
import { pages } from '../pages.tsx';
import { ExampleOrderFields } from './example-order-fields.tsx';
import { exampleOrderSchema } from './example-order-schema.ts';
import { exampleOrderTexts as texts } from './texts.ts';

/** Orders another text on the invoice: say here what a person does on this page, and for whom it is. */
export const Page: ComponentType = orderActionPage({
  page: pages.exampleOrder,
  endpoint: 'example-order',
  initial: ({ of }) => ({ invoiceNote: of.invoiceNote ?? '' }),
  schema: () => exampleOrderSchema,
  Fields: ExampleOrderFields,
  fields: () =>
    ({ invoiceNote: { label: texts.invoiceNote } }) satisfies Record<keyof ExampleOrderBody, unknown>,
  submit: () => texts.submit,
  isCurrent: true,
  placed: () => texts.placed,
});
