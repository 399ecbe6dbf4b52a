import { SUBSCRIPTION_LIMITS } from 'shared/contracts/text-limits';
import type { ExampleOrderBody } from 'shared/orders/example-order';
import type { FormSchema } from 'shared/form';
import { fits } from 'shared/validation/fits';
import { field, firstOf, must } from 'shared/validation/rule';
import * as z from 'zod/mini';
import { exampleOrderTexts as texts } from './texts.ts';

/** From the form values to the request body. */
export const exampleOrderSchema: FormSchema<ExampleOrderBody> = z.object({
  invoiceNote: field(
    firstOf(
      must(entered => entered !== '', texts.missing),
      fits('Teksten', SUBSCRIPTION_LIMITS.invoiceNote),
    ),
  ),
});
