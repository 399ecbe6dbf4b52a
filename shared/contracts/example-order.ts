import * as z from 'zod/mini';
import { data, shownText } from './wire.ts';

/**
 * Body of `PUT /self-service-api/subscriptions/{subscriptionId}/example-order`, for administrators: orders another text
 * on the invoice. Takes an Idempotency-Key. Answers `placedOrderAnswer` with 202. Fields of the preview: `invoiceNote`.
 */
export const exampleOrderBody = data(z.object({ invoiceNote: shownText(60).check(z.minLength(1)) }));
export type ExampleOrderBody = z.infer<typeof exampleOrderBody>['data'];
