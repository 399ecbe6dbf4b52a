import type { ExampleOrderBody } from 'shared/orders/example-order';
import type { FormSchema } from 'shared/form';
import { field, must } from 'shared/validation/rule';
import * as z from 'zod/mini';
import { exampleOrderTexts as texts } from './texts.ts';

/** From what is entered to the body that is sent. */
export const exampleOrderSchema: FormSchema<ExampleOrderBody> = z.object({
  invoiceNote: field(must(entered => entered !== '', texts.missing)),
});
