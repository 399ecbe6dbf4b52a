import type { SubscriptionViewBody } from 'shared/contracts/subscription-view';
import { MAX_VIEW_NAME } from 'shared/contracts/text-limits';
import type { FormSchema } from 'shared/form';
import { fits } from 'shared/validation/fits';
import { field, firstOf, must } from 'shared/validation/rule';
import * as z from 'zod/mini';
import { exampleFormTexts as texts } from './texts.ts';

/** From the form values to the request body. */
export const exampleFormSchema: FormSchema<SubscriptionViewBody> = z.pipe(
  z.object({
    name: field(
      firstOf(
        must(name => name !== '', texts.nameMissing),
        fits('Navnet', MAX_VIEW_NAME),
      ),
    ),
  }),
  z.transform(({ name }) => ({ name, query: 'status=Active', isDefault: false })),
);
