import {
  assetsQuery,
  heldAlertsAnswer,
  heldAlertsQuery,
  removeAccessAnswer,
  removeAccessBody,
  userAssetsAnswer,
  userAssetsBody,
} from 'shared/contracts/access';
import type { Api, ApiContext } from '../kernel/api.ts';
import { changeAdministratorAccess, removeAdministrator } from './administrator-access.ts';
import { notFound } from '../kernel/api-problem.ts';
import { changeRights } from '../kernel/changes/change-for-customer.ts';
import { tenantOf } from '../kernel/access/guard.ts';
import { countAlertsOfAdministrator } from '../accounts/alerts-of-person.query.ts';

/**
 * `PUT /user/assets`: sets an administrator's billing accounts (ADM-075). `DELETE /users/access`: removes an
 * administrator's access (ADM-074). `GET /users/usage-alerts`: usage alerts that either of them would hand over. All
 * for superadministrators.
 */
export function addAdministratorAccessRoutes(api: Api, context: ApiContext): void {
  api.put(
    '/user/assets',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'Superadmin' } },
      schema: {
        summary: "Change an administrator's access",
        querystring: assetsQuery,
        body: userAssetsBody,
        response: { 200: userAssetsAnswer },
      },
    },
    request =>
      changeRights(context, request, async change => ({
        data: {
          user: await changeAdministratorAccess(change, request.body.data, request.headers['if-match']),
        },
      })),
  );

  api.delete(
    '/users/access',
    {
      config: { access: { to: 'customer', named: 'in-body', role: 'Superadmin' } },
      schema: {
        summary: "Revoke an administrator's access",
        body: removeAccessBody,
        response: { 200: removeAccessAnswer },
      },
    },
    request =>
      changeRights(context, request, async change => ({
        data: await removeAdministrator(change, request.body.data),
      })),
  );

  api.get(
    '/users/usage-alerts',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'Superadmin' } },
      schema: {
        summary: 'List usage alerts that an administrator has set or receives',
        querystring: heldAlertsQuery,
        response: { 200: heldAlertsAnswer },
      },
    },
    async request => {
      const { customerId } = tenantOf(request);
      const alerts = await countAlertsOfAdministrator(context.db, customerId, request.query.email);
      if (!alerts) throw notFound();
      return { data: { alerts } };
    },
  );
}
