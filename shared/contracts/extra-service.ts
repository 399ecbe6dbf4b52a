import * as z from 'zod/mini';
import { moneySchema } from './money.ts';
import { data, dateSchema, dayQuery, idSchema } from './wire.ts';

/**
 * A service available in addition to the price plan (PLAN-016), for one subscription. The fields are our own
 * (PLAN-019).
 */
export const extraServiceSchema = z.object({
  code: idSchema,
  name: z.string(),
  description: z.string(),
  /** Services are grouped by category: `Data`, `Opkald`, `Sikkerhed`. */
  category: z.string(),
  /** Per month, without VAT; zero while the price plan includes it. */
  price: moneySchema,
  isActive: z.boolean(),
  /** Included in the price plan. */
  isIncluded: z.boolean(),
  canRemove: z.boolean(),
  /** Notice period in days after removal. */
  noticeDays: z.number(),
  /** Minimum binding period in months; 0 is none. */
  bindingMonths: z.number(),
  /** Last day of the binding period; missing without one. */
  boundUntil: z.optional(z.nullable(dateSchema)),
  /** Codes of services that it requires. */
  requires: z.array(z.string()),
  /** Codes of services that it cannot be combined with. */
  excludes: z.array(z.string()),
  /** Whether a pending order adds or removes it. */
  isChanging: z.boolean(),
});
export type ExtraService = z.infer<typeof extraServiceSchema>;

/**
 * Response of `GET /self-service-api/subscriptions/{subscriptionId}/extra-services`: all services available
 * with its price plan.
 */
export const extraServicesAnswer = data(z.object({ services: z.array(extraServiceSchema) }));

/**
 * Body of `POST /self-service-api/subscriptions/{subscriptionId}/extra-services` (PLAN-016), for
 * administrators. `DELETE …/extra-services/{code}` has no body; the service ends after its notice period.
 *
 * Errors besides those of every action: `ExtraServiceNotOffered`, `ExtraServiceAlreadyActive`,
 * `ExtraServiceRequiresAnother`, `ExtraServiceExcludesAnother`; on removal `ExtraServiceNotActive`,
 * `ExtraServiceIsIncluded`, `ExtraServiceIsBound`, `ExtraServiceNeededByAnother`. The preview field is
 * `services`, their names.
 */
export const addExtraServiceBody = data(z.object({ code: idSchema, effectiveDate: z.optional(dayQuery) }));
export type AddExtraServiceBody = z.infer<typeof addExtraServiceBody>['data'];
