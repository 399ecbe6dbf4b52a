import type { RemoveAccessBody, UserAssetsBody } from 'shared/contracts/access';
import type { AuditState } from 'shared/contracts/audit-log';
import type { HeldAccess, HeldRole } from '../database/tables/customers.ts';
import { endSignIns } from '../identity/sessions/end-sign-ins.ts';
import { accessMail } from '../invitations/administrator-mails.ts';
import { ApiProblem, argumentError, forbidden, notFound } from '../kernel/api-problem.ts';
import {
  companyNameOf,
  findMembership,
  lockPerson,
  type ChangeContext,
} from '../kernel/changes/change-context.ts';
import { accountIdsOf } from '../accounts/customer-accounts.ts';
import { handOverAlerts } from '../accounts/hand-over-alerts.ts';
import { setAccounts } from '../invitations/give-membership.ts';
import { requireVersion } from '../kernel/changes/if-match.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';

/**
 * Sets whether an administrator has access to everything or to some billing accounts. Applies from the next request on.
 *
 * @param ifMatch the header
 */
export async function changeAdministratorAccess(
  change: ChangeContext,
  body: UserAssetsBody,
  ifMatch: string | undefined,
) {
  const { transaction, outbox, customerId, now } = change;
  const email = body.userEmail.toLowerCase();
  await lockPerson(transaction, customerId, email);
  const member = await findAdministrator(change, email);
  const accountIds = body.access === 'Limited' ? await chosenAccounts(change, body) : [];
  requireVersion(ifMatch, member.version);

  const before = auditState(member.role, member.access, await accountsOf(change, member.user_id));
  const version = member.version + 1;
  await transaction
    .updateTable('memberships')
    .set({ access: body.access, version })
    .where('user_id', '=', member.user_id)
    .where('customer_id', '=', customerId)
    .execute();
  await setAccounts(transaction, member.user_id, customerId, accountIds);
  if (body.access === 'Limited') await takeOverAlerts(change, member.user_id, accountIds);
  await writeAuditEntry(transaction, {
    ...auditDetails(change, email),
    action: 'AccessChanged',
    before,
    after: auditState(member.role, body.access, accountIds),
  });
  await outbox.put(
    transaction,
    accessMail(email, await companyNameOf(transaction, customerId), 'changed'),
    now,
  );
  return {
    email,
    accessType: body.access,
    assets: accountIds.map(id => ({ id, type: 'Account' as const })),
    version,
  };
}

/**
 * Removes an administrator's access to the customer. Effective immediately, because every request reads the membership;
 * a person without any customer left is also signed out.
 */
export async function removeAdministrator(change: ChangeContext, body: RemoveAccessBody) {
  const { transaction, outbox, customerId, actorId, now } = change;
  const email = body.email.toLowerCase();
  await lockPerson(transaction, customerId, email);
  const named = await findMembership(transaction, customerId, email);
  if (named?.user_id === actorId) throw forbidden();
  const member = await findAdministrator(change, email);
  if (body.type !== member.role) throw notFound();

  const before = auditState(member.role, member.access, await accountsOf(change, member.user_id));
  await setAccounts(transaction, member.user_id, customerId, []);
  await takeOverAlerts(change, member.user_id, []);
  await transaction
    .deleteFrom('memberships')
    .where('user_id', '=', member.user_id)
    .where('customer_id', '=', customerId)
    .execute();
  const elsewhere = await transaction
    .selectFrom('memberships')
    .select('customer_id')
    .where('user_id', '=', member.user_id)
    .executeTakeFirst();
  if (!elsewhere) await endSignIns(transaction, member.user_id);
  await writeAuditEntry(transaction, { ...auditDetails(change, email), action: 'AccessRemoved', before });
  await outbox.put(
    transaction,
    accessMail(email, await companyNameOf(transaction, customerId), 'removed'),
    now,
  );
  return { email, customerId };
}

/** Only customer support may change superadministrators (CUST-030); employees have no access to administer. */
async function findAdministrator({ transaction, customerId }: ChangeContext, email: string) {
  const member = await findMembership(transaction, customerId, email);
  if (member?.role === 'Superadmin') throw argumentError('ExistingSuperadminCannotBeDowngraded');
  if (member?.role !== 'Admin') throw notFound();
  return member;
}

/** Whoever removes the access takes over the person's alerts. */
const takeOverAlerts = (change: ChangeContext, from: string, reached: readonly string[]) =>
  handOverAlerts(change, { from, to: change.actorId, which: { reached } });

function chosenAccounts({ transaction, customerId }: ChangeContext, body: UserAssetsBody): Promise<string[]> {
  if (!body.assets?.length)
    throw new ApiProblem(400, 'ArgumentError', undefined, 'Limited access needs at least one account');
  return accountIdsOf(transaction, customerId, body.assets);
}

async function accountsOf({ transaction, customerId }: ChangeContext, userId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('membership_accounts')
    .select('account_id')
    .where('user_id', '=', userId)
    .where('customer_id', '=', customerId)
    .orderBy('account_id')
    .execute();
  return rows.map(row => row.account_id);
}

const auditState = (role: HeldRole, access: HeldAccess, accountIds: string[]): AuditState => ({
  role,
  accessType: access,
  ...(access === 'Limited' ? { accountIds } : {}),
});

const auditDetails = ({ customerId, actorId, correlationId, now }: ChangeContext, subject: string) => ({
  customerId,
  actorId,
  correlationId,
  subject,
  about: { kind: 'Person' as const, id: subject },
  at: now,
});
