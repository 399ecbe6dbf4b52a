/** A superadministrator's changes of administrators and invitations; the list shows them afterwards. */
import {
  removeAccessAnswer,
  removeAccessBody,
  userAssetsAnswer,
  userAssetsBody,
} from '../../../contracts/access.ts';
import type { Administrator } from '../../../contracts/administrator.ts';
import type { Asset } from '../../../contracts/asset.ts';
import {
  deleteInvitationAnswer,
  deleteInvitationQuery,
  INVITATION_DAYS,
  invitationAnswer,
  invitationBody,
} from '../../../contracts/invitation.ts';
import type { BackendData, TenantData } from '../backend-data.ts';
import { argumentError, notFound, Refusal, type AddWrite } from '../route.ts';
import { logAction } from '../log-action.ts';

const DAY_MS = 86_400_000;
const COOL_DOWN_MS = 60_000;

const sameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const isInvitation = ({ invitationId }: Administrator): boolean => typeof invitationId === 'string';

/** @param asked predicate for the person */
const found = (tenant: TenantData, asked: (person: Administrator) => boolean): Administrator => {
  const person = tenant.administrators.find(asked);
  if (!person) throw notFound();
  return person;
};

const accessOf = (assets: readonly Asset[] = []) => ({
  accessType: assets.length > 0 ? ('Limited' as const) : ('Full' as const),
  assets: [...assets],
});

const stateOf = ({ accessType, assets }: Pick<Administrator, 'accessType' | 'assets'>) => ({
  accessType,
  ...(accessType === 'Limited' && { accountIds: assets.map(({ id }) => id) }),
});

/** Replaces the list instead of mutating it, so that holders of the old list see no change. */
const replace = (tenant: TenantData, old: Administrator, ...next: Administrator[]): void => {
  tenant.administrators = tenant.administrators.flatMap(person => (person === old ? next : [person]));
};

export const administratorWrites = (write: AddWrite, { profile }: BackendData) => [
  write({
    method: 'post',
    path: '/invitations',
    system: 'Selfservice',
    body: invitationBody,
    answer: invitationAnswer,
    write: (tenant, { data: { email, assets } }) => {
      const known = tenant.administrators.find(person => sameAddress(person.email, email));
      if (known && !isInvitation(known)) throw argumentError('SelfserviceUserAlreadyExists');
      if (known?.userType === 'SuperAdministratorInvitation') throw new Refusal(403, 'Forbidden');
      const now = Date.now();
      const sent = {
        invitationId: known?.invitationId ?? `${tenant.customer.id}-invitation-${String(now)}`,
        email: known?.email ?? email.trim().toLowerCase(),
        status: 'Pending' as const,
        sentAt: new Date(now).toISOString(),
        expiresAt: new Date(now + INVITATION_DAYS * DAY_MS).toISOString(),
        resendAvailableAt: new Date(now + COOL_DOWN_MS).toISOString(),
      };
      const access = known && assets === undefined ? known : accessOf(assets);
      const invited: Administrator = {
        userType: 'AdministratorInvitation',
        created: known?.created ?? sent.sentAt,
        ...sent,
        accessType: access.accessType,
        assets: access.assets,
      };
      if (known) replace(tenant, known, invited);
      else tenant.administrators = [...tenant.administrators, invited];
      logAction(tenant, profile, {
        action: known ? 'InvitationResent' : 'InvitationCreated',
        subject: invited.email,
        after: stateOf(invited),
      });
      return { invitation: { ...sent, outcome: known ? ('Resent' as const) : ('Created' as const) } };
    },
  }),
  write({
    method: 'delete',
    path: '/invitations',
    system: 'Selfservice',
    body: deleteInvitationQuery,
    answer: deleteInvitationAnswer,
    write: (tenant, { invitationId }) => {
      const invited = found(tenant, person => person.invitationId === invitationId);
      if (invited.userType === 'SuperAdministratorInvitation') throw new Refusal(403, 'Forbidden');
      replace(tenant, invited);
      logAction(tenant, profile, {
        action: 'InvitationDeleted',
        subject: invited.email,
        before: stateOf(invited),
      });
      return { invitationId };
    },
  }),
  write({
    method: 'delete',
    path: '/users/access',
    system: 'Selfservice',
    body: removeAccessBody,
    answer: removeAccessAnswer,
    write: (tenant, { data: { email, customerId } }) => {
      const person = found(tenant, each => !isInvitation(each) && sameAddress(each.email, email));
      if (sameAddress(person.email, profile.email)) throw new Refusal(403, 'Forbidden');
      if (person.userType === 'SuperAdministrator')
        throw argumentError('ExistingSuperadminCannotBeDowngraded');
      replace(tenant, person);
      logAction(tenant, profile, {
        action: 'AccessRemoved',
        subject: person.email,
        before: stateOf(person),
      });
      return { email: person.email, customerId };
    },
  }),
  write({
    method: 'put',
    path: '/user/assets',
    system: 'Selfservice',
    body: userAssetsBody,
    answer: userAssetsAnswer,
    write: (tenant, { data: { userEmail, access, assets } }) => {
      const person = found(tenant, each => !isInvitation(each) && sameAddress(each.email, userEmail));
      if (person.userType === 'SuperAdministrator')
        throw argumentError('ExistingSuperadminCannotBeDowngraded');
      if (access === 'Limited' && (assets ?? []).length === 0) throw argumentError();
      const given = accessOf(access === 'Limited' ? assets : []);
      const changed = { ...person, ...given, version: (person.version ?? 0) + 1 };
      replace(tenant, person, changed);
      logAction(tenant, profile, {
        action: 'AccessChanged',
        subject: person.email,
        before: stateOf(person),
        after: stateOf(changed),
      });
      return { user: { email: person.email, ...given, version: changed.version } };
    },
  }),
];
