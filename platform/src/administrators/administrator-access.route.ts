import {
  assetsQuery,
  removeAccessAnswer,
  removeAccessBody,
  userAssetsAnswer,
  userAssetsBody,
} from 'shared/contracts/access';
import type { Api, ApiContext } from '../kernel/api.ts';
import { changeAdministratorAccess, removeAdministrator } from './administrator-access.ts';
import { changeRights } from '../kernel/change-for-customer.ts';

/**
 * `PUT /user/assets`: which billing accounts an administrator reaches (ADM-075).
 * `DELETE /users/access`: takes an administrator's access away (ADM-074). Both for superadministrators.
 */
export function addAdministratorAccessRoutes(api: Api, context: ApiContext): void {
  api.put(
    '/user/assets',
    {
      config: { access: { to: 'customer', named: 'in-query', role: 'Superadmin' } },
      schema: {
        summary: 'Change what an administrator reaches',
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
        summary: "Take an administrator's access away",
        body: removeAccessBody,
        response: { 200: removeAccessAnswer },
      },
    },
    request =>
      changeRights(context, request, async change => ({
        data: await removeAdministrator(change, request.body.data),
      })),
  );
}
