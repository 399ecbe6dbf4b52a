import * as z from 'zod/mini';
import { assetSchema } from './asset.ts';
import { roleSchema } from './role.ts';
import { customerQueryShape, data, idSchema, searchText } from './wire.ts';

/**
 * Body of `DELETE /self-service-api/users/access` (ADM-074), for superadministrators: takes an administrator's
 * access to the customer away, at once. The customer stands in the body, not in the query (C-19). Takes an
 * Idempotency-Key.
 *
 * Errors: `NotFound` (nobody of that type and e-mail here), `ExistingSuperadminCannotBeDowngraded`, 403 for oneself.
 */
export const removeAccessBody = data(
  z.object({
    /** `Administrator` or `Admin`, in any spelling of the role (C-21). */
    type: roleSchema,
    email: searchText(320),
    customerId: idSchema,
  }),
);
export type RemoveAccessBody = z.infer<typeof removeAccessBody>['data'];
export const removeAccessAnswer = data(z.object({ email: z.string(), customerId: idSchema }));

export const assetsQuery = z.object(customerQueryShape);

/**
 * Body of `PUT /self-service-api/user/assets` (ADM-075, ADM-076), for superadministrators: what an administrator
 * reaches. `assets` is sent for `Limited`, at least one, all of the customer's own. Takes an Idempotency-Key, and
 * If-Match with the administrator's `version` in quotes: `If-Match: "3"`.
 *
 * Errors: `NotFound` (no such administrator or account here), `ExistingSuperadminCannotBeDowngraded`, 400 for
 * `Limited` without assets, 412 `StaleVersion` when somebody else saved in between.
 */
export const userAssetsBody = data(
  z.object({
    userEmail: searchText(320),
    access: z.enum(['Full', 'Limited']),
    assets: z.optional(z.array(assetSchema).check(z.maxLength(500))),
  }),
);
export type UserAssetsBody = z.infer<typeof userAssetsBody>['data'];
export const userAssetsAnswer = data(
  z.object({
    user: z.object({
      email: z.string(),
      accessType: z.enum(['Full', 'Limited']),
      assets: z.array(assetSchema),
      version: z.number(),
    }),
  }),
);

/** Query of `GET /self-service-api/users/usage-alerts`. */
export const heldAlertsQuery = z.object({ ...customerQueryShape, email: searchText(320) });
/**
 * Its answer, for superadministrators: alerts of usage that an administrator has set or is told of, by the billing
 * account that they belong to. Of these the person is told no more where they lose the account, and whoever takes it
 * away is told where `toldAlone` counts them.
 *
 * Errors: `NotFound` (no such administrator here).
 */
export const heldAlertsAnswer = data(
  z.object({
    alerts: z.array(
      z.object({
        accountId: idSchema,
        count: z.number(),
        /** Of these, those that tell nobody else. */
        toldAlone: z.number(),
      }),
    ),
  }),
);
export type HeldAlerts = z.infer<typeof heldAlertsAnswer>['data']['alerts'];
