import * as z from 'zod/mini';
import {
  invitationUsersAnswer,
  invitationUsersQuery,
  REQUESTABLE_USER_TYPES,
  usersAnswer,
  usersQuery,
  type RequestableUserType,
} from 'shared/contracts/administrator';
import { pagingOf, SHORT_PAGE_SIZE } from 'shared/contracts/paging';
import { idSchema } from 'shared/contracts/wire';
import type { Api, ApiContext } from '../kernel/api.ts';
import { tenantOf } from '../kernel/access/guard.ts';
import { cacheUntil } from '../kernel/answers/response-cache.ts';
import { pageOf } from '../kernel/lists/page.ts';
import { findUsers } from './users.query.ts';

const params = z.object({ customerId: idSchema });
const administrators = { to: 'customer', named: 'in-path', role: 'Admin' } as const;

/** The types `InvitationSuperadminsAndAdmins` stands for; also the default of the overview. */
const overviewTypes: readonly RequestableUserType[] = [
  'SuperAdministrator',
  'SuperAdministratorInvitation',
  'Administrator',
  'AdministratorInvitation',
];

/**
 * `GET /customers/{customerId}/users/v2`: people and invitations, searched and sorted (ADM-071). `GET
 * /customers/{customerId}/users`: administrators and their invitations for the overview (ADM-072).
 */
export function addUsersRoutes(api: Api, { db, clock }: ApiContext): void {
  api.get(
    '/customers/:customerId/users/v2',
    {
      config: { access: administrators, cachedBy: 'customer', system: 'CustomerAPI' },
      schema: {
        summary: 'Search administrators and invitations of a customer',
        params,
        querystring: usersQuery,
        response: { 200: usersAnswer },
      },
    },
    async request => {
      const { query } = request;
      const now = clock.now();
      const page = pageOf(query, SHORT_PAGE_SIZE);
      const { users, totalCount } = await findUsers(
        db,
        tenantOf(request),
        {
          ...page,
          types: query.requestedTypes ?? REQUESTABLE_USER_TYPES,
          search: query.searchQuery,
          orderBy: query.orderBy ?? 'Unknown',
          isDescending: query.sortOrder === 'Descending',
        },
        now,
      );
      cacheUntil(
        request,
        now,
        users.map(user => user.expiresAt),
      );
      return { data: { users, ...pagingOf({ ...page, totalCount }) } };
    },
  );

  api.get(
    '/customers/:customerId/users',
    {
      config: { access: administrators, cachedBy: 'customer', system: 'CustomerAPI' },
      schema: {
        summary: 'List administrators and invitations',
        params,
        querystring: invitationUsersQuery,
        response: { 200: invitationUsersAnswer },
      },
    },
    async request => {
      const now = clock.now();
      const page = pageOf(request.query, SHORT_PAGE_SIZE);
      const { users, totalCount } = await findUsers(
        db,
        tenantOf(request),
        {
          ...page,
          types: overviewTypes,
          search: request.query.query,
          ...(request.query.invitations && { waitingAt: now }),
          orderBy: 'Unknown',
          isDescending: false,
        },
        now,
      );
      // Not cached, because it depends on the time which invitations are still open.
      if (!request.query.invitations)
        cacheUntil(
          request,
          now,
          users.map(user => user.expiresAt),
        );
      return { data: { invitationUsers: users, ...pagingOf({ ...page, totalCount }) } };
    },
  );
}
