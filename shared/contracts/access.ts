import * as z from 'zod/mini';
import { assetSchema } from './asset.ts';
import { roleSchema } from './role.ts';
import { customerQueryShape, data, idSchema, searchText } from './wire.ts';

/**
 * Body of `DELETE /self-service-api/users/access` (ADM-074), for superadministrators: revokes an
 * administrator's access to the customer immediately. The customer is in the body, not the query (C-19).
 * Takes an Idempotency-Key.
 *
 * Errors: `NotFound` (no user of that type and e-mail), `ExistingSuperadminCannotBeDowngraded`, 403 for one's
 * own access.
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
 * Body of `PUT /self-service-api/user/assets` (ADM-075, ADM-076), for superadministrators: an administrator's
 * access scope. `assets` is required for `Limited`: at least one, all belonging to the customer. Takes an
 * Idempotency-Key, and If-Match with the administrator's `version` in quotes: `If-Match: "3"`.
 *
 * Errors: `NotFound` (administrator or account), `ExistingSuperadminCannotBeDowngraded`, 400 for `Limited`
 * without assets, 412 `StaleVersion` after a concurrent update.
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
 * Its response, for superadministrators: usage alerts that an administrator has set or receives, by billing
 * account. An administrator who loses an account no longer receives its alerts; whoever revokes the access is
 * warned about those in `toldAlone`.
 *
 * Errors: `NotFound` (administrator).
 */
export const heldAlertsAnswer = data(
  z.object({
    alerts: z.array(
      z.object({
        accountId: idSchema,
        count: z.number(),
        /** Number of these without any other recipient. */
        toldAlone: z.number(),
      }),
    ),
  }),
);
export type HeldAlerts = z.infer<typeof heldAlertsAnswer>['data']['alerts'];
