import * as z from 'zod/mini';
import { heldAlertsAnswer, heldAlertsQuery } from '../../../contracts/access.ts';
import {
  invitationUsersAnswer,
  invitationUsersQuery,
  usersAnswer,
  usersQuery,
  type Administrator,
} from '../../../contracts/administrator.ts';
import {
  auditLogAnswer,
  auditLogQuery,
  ORDER_AUDIT_ACTIONS,
  type AuditEntry,
} from '../../../contracts/audit-log.ts';
import { customerAnswer, customerRolesAnswer } from '../../../contracts/customer.ts';
import { DEFAULT_PAGE_SIZE, SHORT_PAGE_SIZE } from '../../../contracts/paging.ts';
import { danishDay } from '../../../format/date.ts';
import { containsWords, isOneOf, pageOf, sortedBy } from '../list-operations.ts';
import type { AddRoute } from '../route.ts';

const ranks = ['SuperAdministrator', 'SuperAdministratorInvitation'];
const rankOf = ({ userType }: Administrator): number => (ranks.includes(userType) ? 1 : 2);

const columns: Record<string, (person: Administrator) => string | number | null | undefined> = {
  Email: ({ email }) => email,
  Name: ({ firstName, lastName }) => (firstName ? `${firstName} ${lastName ?? ''}` : null),
  Created: ({ created }) => created,
  LastLogin: ({ lastLogin }) => lastLogin,
};

const found = (people: readonly Administrator[], search: string | undefined): Administrator[] =>
  people.filter(({ email, firstName, lastName }) => containsWords([email, firstName, lastName], search));

export const customerRoutes = (route: AddRoute) => [
  route({
    path: '/customers/:customerId',
    system: 'CustomerAPI',
    query: z.object({}),
    answer: customerAnswer,
    read: ({ customer }) => ({ customer }),
  }),
  route({
    path: '/customers/:customerId/roles',
    system: 'CustomerAPI',
    query: z.object({}),
    answer: customerRolesAnswer,
    read: ({ customer: { id, role } }) => ({ roles: [{ id, role }] }),
  }),
  route({
    path: '/customers/:customerId/users',
    system: 'CustomerAPI',
    query: invitationUsersQuery,
    answer: invitationUsersAnswer,
    read: ({ administrators }, query) => {
      const isWanted = ({ status }: Administrator) => query.invitations === undefined || status === 'Pending';
      const rows = sortedBy(found(administrators, query.query).filter(isWanted), rankOf);
      const { items, paging } = pageOf(rows, query, SHORT_PAGE_SIZE);
      return { invitationUsers: items, ...paging };
    },
  }),
  route({
    path: '/customers/:customerId/users/v2',
    system: 'CustomerAPI',
    query: usersQuery,
    answer: usersAnswer,
    read: ({ administrators }, query) => {
      const wanted = found(administrators, query.searchQuery).filter(({ userType }) =>
        isOneOf<string>(userType, query.requestedTypes),
      );
      const keyOf = columns[query.orderBy ?? 'Unknown'] ?? rankOf;
      const { items, paging } = pageOf(
        sortedBy(wanted, keyOf, query.sortOrder === 'Descending'),
        query,
        SHORT_PAGE_SIZE,
      );
      return { users: items, ...paging };
    },
  }),
  route({
    path: '/users/usage-alerts',
    system: 'Selfservice',
    query: heldAlertsQuery,
    answer: heldAlertsAnswer,
    // Simplified: alerts keep their recipients.
    read: () => ({ alerts: [] }),
  }),
  route({
    path: '/audit-log',
    system: 'Selfservice',
    query: auditLogQuery,
    answer: auditLogAnswer,
    read: ({ auditLog }, query) => {
      const { action, actor, from = '', to = '9999', searchQuery, withoutOrders = false } = query;
      const { subscriptionId, accountId, person } = query;
      const isOf = ({ about, actorEmail }: AuditEntry) =>
        [subscriptionId, accountId].every(id => id === undefined || about?.id === id) &&
        (person === undefined || [about?.id, actorEmail].includes(person));
      const found = auditLog.filter(entry => {
        const day = danishDay(new Date(entry.at));
        const isMeant = isOneOf(entry.action, action && [action]) && (!actor || entry.actorEmail === actor);
        const texts = [entry.actorName, entry.actorEmail, entry.subject, entry.about?.name];
        const isLeftOut = withoutOrders && ORDER_AUDIT_ACTIONS.includes(entry.action);
        return (
          isMeant &&
          isOf(entry) &&
          !isLeftOut &&
          day >= from &&
          day <= to &&
          containsWords(texts, searchQuery)
        );
      });
      const { items, paging } = pageOf(found, query, DEFAULT_PAGE_SIZE);
      return { entries: items, ...paging };
    },
  }),
];
