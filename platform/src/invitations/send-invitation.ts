import { randomUUID } from 'node:crypto';
import { INVITATION_DAYS, type Invitation, type InvitationBody } from 'shared/contracts/invitation';
import type { Selectable } from 'kysely';
import type { InvitationsTable } from '../database/tables/customers.ts';
import { invitationMail } from './administrator-mails.ts';
import { argumentError, forbidden, notFound } from '../kernel/api-problem.ts';
import {
  companyNameOf,
  findMembership,
  lockPerson,
  type ChangeContext,
} from '../kernel/changes/change-context.ts';
import { accountIdsOf } from '../accounts/customer-accounts.ts';
import { deliverableEmail, refuseDeniedDomain } from './invitation-email.ts';
import { limitInvitations } from './invitation-limits.ts';
import { auditStateOf, resendAvailableAt, toInvitation } from './invitation-rows.ts';
import { hashLinkToken, newLinkToken } from '../kernel/link-token.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { cancelMessages } from '../outbox/outbox.ts';

type Row = Selectable<InvitationsTable>;
type Reach = Pick<Row, 'access' | 'account_ids'>;

/**
 * Invites an administrator, or resends an open invitation (rules in shared/contracts/invitation.ts).
 *
 * @param linkTo returns the URL of the accepting page for a token
 */
export async function sendInvitation(
  change: ChangeContext,
  body: InvitationBody,
  linkTo: (token: string) => string,
): Promise<Invitation> {
  const { transaction, customerId, now } = change;
  checkType(body.type);
  const email = deliverableEmail(body.email);
  await refuseDeniedDomain(transaction, customerId, email);
  const reach = await reachOf(change, body);
  await lockPerson(transaction, customerId, email);
  await refuseMember(change, email);

  const open = await findOpenInvitation(change, email);
  // Accepted or deleted since the caller saw it: a new one could have a different access.
  if (body.invitationId !== undefined && body.invitationId !== open?.invitation_id) throw notFound();
  if (!open) {
    await limitInvitations(change);
    return toInvitation(await create(change, email, reach, linkTo), 'Created', now);
  }
  if (resendAvailableAt(open, now) > now) {
    const kept = await changeReach(change, open, reach);
    return toInvitation(kept, 'Unchanged', now);
  }
  await limitInvitations(change);
  return toInvitation(await resend(change, open, reach, linkTo), 'Resent', now);
}

function checkType(type: string | undefined): void {
  if (type === 'SuperAdministratorInvitation') throw forbidden();
  if (type !== undefined && type !== 'AdministratorInvitation')
    throw argumentError('InvalidInvitationTypeGiven');
}

/** Undefined if the request names no accounts: full access for a new invitation, no change for an open one. */
async function reachOf(
  { transaction, customerId }: ChangeContext,
  body: InvitationBody,
): Promise<Reach | undefined> {
  if (!body.assets?.length) return undefined;
  return { access: 'Limited', account_ids: await accountIdsOf(transaction, customerId, body.assets) };
}

async function refuseMember({ transaction, customerId }: ChangeContext, email: string): Promise<void> {
  const member = await findMembership(transaction, customerId, email);
  if (member?.role === 'Superadmin') throw argumentError('ExistingSuperadminCannotBeDowngraded');
  if (member?.role === 'Admin') throw argumentError('SelfserviceUserAlreadyExists');
}

/**
 * The open invitation as administrator. Invitations as superadministrator cannot be changed in the portal (CUST-029).
 */
async function findOpenInvitation(
  { transaction, customerId }: ChangeContext,
  email: string,
): Promise<Row | undefined> {
  const rows = await transaction
    .selectFrom('invitations')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .forUpdate()
    .execute();
  if (rows.some(row => row.role === 'Superadmin')) throw forbidden();
  return rows.find(row => row.role === 'Admin');
}

async function create(
  change: ChangeContext,
  email: string,
  reach: Reach | undefined,
  linkTo: (token: string) => string,
): Promise<Row> {
  const { transaction, customerId, actorId, now } = change;
  const token = newLinkToken();
  const { access, account_ids } = reach ?? { access: 'Full', account_ids: [] };
  const row = await transaction
    .insertInto('invitations')
    .values({
      invitation_id: randomUUID(),
      customer_id: customerId,
      email,
      role: 'Admin',
      access,
      account_ids: JSON.stringify(account_ids),
      created_at: now,
      ...freshLink(token, actorId, now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await auditAndMail(change, row, 'InvitationCreated', undefined, linkTo(token));
  return row;
}

async function resend(
  change: ChangeContext,
  open: Row,
  reach: Reach | undefined,
  linkTo: (token: string) => string,
): Promise<Row> {
  const { transaction, actorId, now } = change;
  const token = newLinkToken();
  const { access, account_ids } = reach ?? open;
  await cancelMessages(transaction, { invitation_id: open.invitation_id });
  const row = await transaction
    .updateTable('invitations')
    .set({ access, account_ids: JSON.stringify(account_ids), is_undeliverable: false })
    .set({ ...freshLink(token, actorId, now), sent_count: open.sent_count + 1 })
    .where('invitation_id', '=', open.invitation_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await auditAndMail(change, row, 'InvitationResent', open, linkTo(token));
  return row;
}

/** During the cool-down no mail is sent, but a requested change of access is still saved. */
async function changeReach(change: ChangeContext, open: Row, reach: Reach | undefined): Promise<Row> {
  const isSame = !reach || reach.account_ids.join() === open.account_ids.join();
  if (isSame) return open;
  const row = await change.transaction
    .updateTable('invitations')
    .set({ access: reach.access, account_ids: JSON.stringify(reach.account_ids) })
    .where('invitation_id', '=', open.invitation_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await audit(change, row, 'AccessChanged', open);
  return row;
}

function freshLink(token: string, inviterId: string, now: Date) {
  return {
    token_hash: hashLinkToken(token),
    inviter_id: inviterId,
    sent_at: now,
    expires_at: new Date(now.getTime() + INVITATION_DAYS * 86_400_000),
  };
}

async function auditAndMail(
  change: ChangeContext,
  row: Row,
  action: 'InvitationCreated' | 'InvitationResent',
  before: Row | undefined,
  link: string,
): Promise<void> {
  const { transaction, outbox, customerId, actorId, now } = change;
  await audit(change, row, action, before);
  const inviter = await transaction
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('user_id', '=', actorId)
    .executeTakeFirstOrThrow();
  const mail = invitationMail({
    to: row.email,
    companyName: await companyNameOf(transaction, customerId),
    inviterName: `${inviter.first_name} ${inviter.last_name}`,
    link,
    expiresAt: row.expires_at,
  });
  await outbox.put(transaction, mail, now, { invitation_id: row.invitation_id });
}

function audit(
  { transaction, customerId, actorId, correlationId, now }: ChangeContext,
  row: Row,
  action: 'InvitationCreated' | 'InvitationResent' | 'AccessChanged',
  before: Row | undefined,
): Promise<void> {
  return writeAuditEntry(transaction, {
    customerId,
    actorId,
    correlationId,
    action,
    at: now,
    subject: row.email,
    about: { kind: 'Person', id: row.email },
    ...(before ? { before: auditStateOf(before) } : {}),
    after: auditStateOf(row),
  });
}
