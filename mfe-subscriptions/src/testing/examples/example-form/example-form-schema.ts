import type { SubscriptionViewBody } from 'shared/contracts/subscription-view';
import type { FormSchema } from 'shared/form';
import { field, must } from 'shared/validation/rule';
import * as z from 'zod/mini';
import { exampleFormTexts as texts } from './texts.ts';

/** From what is entered to the body that is sent. */
export const exampleFormSchema: FormSchema<SubscriptionViewBody> = z.pipe(
  z.object({ name: field(must(name => name !== '', texts.nameMissing)) }),
  z.transform(({ name }) => ({ name, query: 'status=Active', isDefault: false })),
);
