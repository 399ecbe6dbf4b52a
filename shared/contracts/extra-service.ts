import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { data, dateSchema, dayQuery, idSchema } from './wire.ts';

/**
 * A service that can be had beside the price plan (PLAN-016), as it is for one subscription. The fields are ours
 * (PLAN-019).
 */
export const extraServiceSchema = z.object({
  code: idSchema,
  name: z.string(),
  description: z.string(),
  /** Services of one category stand together: `Data`, `Opkald`, `Sikkerhed`. */
  category: z.string(),
  /** Per month, without VAT; nothing while the price plan includes it. */
  price: moneySchema,
  isActive: z.boolean(),
  /** Comes with the price plan. */
  isIncluded: z.boolean(),
  canRemove: z.boolean(),
  /** Days it runs on after it was removed. */
  noticeDays: z.number(),
  /** Months one pays for it at least; 0 is none. */
  bindingMonths: z.number(),
  /** The last day one is bound to it; missing when one is not. */
  boundUntil: z.optional(z.nullable(dateSchema)),
  /** Codes of services that have to be there for it. */
  requires: z.array(z.string()),
  /** Codes of services that it cannot be had with. */
  excludes: z.array(z.string()),
  /** Whether an order adds or removes it at this moment. */
  isChanging: z.boolean(),
});
export type ExtraService = z.infer<typeof extraServiceSchema>;

/** Answer of `GET /self-service-api/subscriptions/{subscriptionId}/extra-services`: all that its price plan can have. */
export const extraServicesAnswer = data(z.object({ services: z.array(extraServiceSchema) }));

/**
 * Body of `POST /self-service-api/subscriptions/{subscriptionId}/extra-services` (PLAN-016), for administrators.
 * `DELETE …/extra-services/{code}` has none: the service ends after its notice.
 *
 * Errors beside those of every action: `ExtraServiceNotOffered`, `ExtraServiceAlreadyActive`,
 * `ExtraServiceRequiresAnother`, `ExtraServiceExcludesAnother`; for removing `ExtraServiceNotActive`,
 * `ExtraServiceIsIncluded`, `ExtraServiceIsBound`, `ExtraServiceNeededByAnother`. The field of the preview is
 * `services`, their names.
 */
export const addExtraServiceBody = data(z.object({ code: idSchema, effectiveDate: z.optional(dayQuery) }));
export type AddExtraServiceBody = z.infer<typeof addExtraServiceBody>['data'];
