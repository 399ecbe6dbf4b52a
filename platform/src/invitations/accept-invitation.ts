import { hashPassword } from '../hashing/passwords.ts';
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { AcceptInvitationBody, OpenInvitation } from 'shared/contracts/invitation';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { danishSortKey } from '../database/danish-sort-key.ts';
import type { InvitationsTable } from '../database/tables/customers.ts';
import type { Database } from '../database/tables.ts';
import { argumentError, forbidden } from '../kernel/api-problem.ts';
import type { ApiContext } from '../kernel/api.ts';
import { lockPerson } from '../kernel/changes/change-context.ts';
import { callerOf } from '../kernel/access/guard.ts';
import {
  answeredBefore,
  runIdempotent,
  runIdempotentAs,
  holderOfLink,
} from '../kernel/changes/idempotency.ts';
import { giveMembership } from './give-membership.ts';
import { auditStateOf } from './invitation-rows.ts';
import { hashLinkToken } from '../kernel/link-token.ts';
import { lockLogin } from '../kernel/changes/lock-login.ts';
import { requireGoodPassword } from '../passwords/require-good-password.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';

interface Accepted {
  userId: string;
  email: string;
  customerId: string;
}

/**
 * Data shown on the page of the link.
 *
 * @throws ApiProblem `InvitationTokenIsNotFound`
 */
export async function readOpenInvitation({ db, clock }: ApiContext, token: string): Promise<OpenInvitation> {
  const row = await usable(db, token, clock.now())
    .innerJoin('customers as c', 'c.customer_id', 'i.customer_id')
    .leftJoin('users as u', 'u.email', 'i.email')
    .select(['i.email', 'i.expires_at', 'c.company_name', 'u.user_id'])
    .executeTakeFirst();
  if (!row) throw argumentError('InvitationTokenIsNotFound');
  return {
    email: row.email,
    companyName: row.company_name,
    expiresAt: row.expires_at.toISOString(),
    hasLogin: row.user_id !== null,
  };
}

/**
 * Creates the invited person's login and gives them access. The e-mail counts as verified, because the link was sent
 * there. A person who already has a login must sign in, so that a link alone never opens or changes an existing login.
 */
export async function acceptAsNewPerson(
  context: ApiContext,
  request: FastifyRequest,
  token: string,
  body: AcceptInvitationBody,
): Promise<Accepted> {
  const now = context.clock.now();
  const holder = holderOfLink(token);
  // Without the password, because a hash of something so short can be reversed.
  const fingerprint = { ...body, password: undefined };
  const earlier = await answeredBefore<Accepted>(context, request, holder, fingerprint);
  if (earlier !== undefined) return earlier;
  // Checked first, because hashing a password for strangers is expensive.
  const open = await readOpenInvitation(context, token);
  if (open.hasLogin) throw argumentError('SelfserviceUserAlreadyExists');
  requireGoodPassword(body.password, {
    email: open.email,
    first_name: body.firstName,
    last_name: body.lastName,
  });
  const password_hash = await hashPassword(body.password, 'stranger');
  const change = async (transaction: Transaction<Database>) => {
    const invitation = await take(transaction, token, now);
    await lockLogin(transaction, invitation.email);
    const user = await transaction
      .insertInto('users')
      .values({
        user_id: randomUUID(),
        email: invitation.email,
        password_hash,
        first_name: body.firstName,
        last_name: body.lastName,
        sort_name: danishSortKey(`${body.firstName} ${body.lastName}`),
        phone_number: body.phoneNumber,
        segment_id: null,
        email_verified: true,
        created_at: now,
      })
      .onConflict(conflict => conflict.column('email').doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (!user) throw argumentError('SelfserviceUserAlreadyExists');
    return join(transaction, invitation, user.user_id, request.id, now);
  };
  return runIdempotentAs(context, request, holder, change, fingerprint);
}

/** Gives access to the signed-in person, if they are the one invited; otherwise 403. */
export function acceptAsSignedIn(
  context: ApiContext,
  request: FastifyRequest,
  token: string,
): Promise<Accepted> {
  const userId = callerOf(request);
  const now = context.clock.now();
  return runIdempotent(context, request, async transaction => {
    const invitation = await take(transaction, token, now);
    const user = await transaction
      .selectFrom('users')
      .select('email')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (user?.email !== invitation.email) throw forbidden();
    return join(transaction, invitation, userId, request.id, now);
  });
}

/** Invitations this token opens. Unknown, expired, withdrawn and used tokens are treated alike. */
function usable(db: Kysely<Database>, token: string, now: Date) {
  return db
    .selectFrom('invitations as i')
    .where('i.token_hash', '=', hashLinkToken(token))
    .where('i.accepted_at', 'is', null)
    .where('i.expires_at', '>', now);
}

/** Locks the invitation, so that the second of two concurrent requests with the same link finds it used. */
async function take(
  transaction: Transaction<Database>,
  token: string,
  now: Date,
): Promise<Selectable<InvitationsTable>> {
  const found = await usable(transaction, token, now).select(['i.customer_id', 'i.email']).executeTakeFirst();
  if (!found) throw argumentError('InvitationTokenIsNotFound');
  await lockPerson(transaction, found.customer_id, found.email);
  const invitation = await usable(transaction, token, now).selectAll('i').forUpdate().executeTakeFirst();
  if (!invitation) throw argumentError('InvitationTokenIsNotFound');
  return invitation;
}

async function join(
  transaction: Transaction<Database>,
  invitation: Selectable<InvitationsTable>,
  userId: string,
  correlationId: string,
  now: Date,
): Promise<Accepted> {
  const { customer_id: customerId, email } = invitation;
  await giveMembership(transaction, invitation, userId, now);
  await transaction
    .updateTable('invitations')
    .set({ accepted_at: now, token_hash: null })
    .where('invitation_id', '=', invitation.invitation_id)
    .execute();
  await writeAuditEntry(transaction, {
    customerId,
    correlationId,
    at: now,
    actorId: userId,
    subject: email,
    action: 'InvitationAccepted',
    about: { kind: 'Person', id: email },
    after: auditStateOf(invitation),
  });
  return { userId, email, customerId };
}
