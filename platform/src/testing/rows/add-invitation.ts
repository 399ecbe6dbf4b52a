import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hashLinkToken, newLinkToken } from '../../kernel/link-token.ts';
import type { Database } from '../../database/tables.ts';

/** Adds an open administrator invitation to the database, valid for a day. */
export async function addInvitation(
  db: Kysely<Database>,
  customerId: string,
  email: string,
  now = new Date(),
): Promise<{ id: string; token: string }> {
  const token = newLinkToken();
  const row = {
    invitation_id: randomUUID(),
    customer_id: customerId,
    email,
    role: 'Admin' as const,
    access: 'Full' as const,
    account_ids: '[]',
    created_at: now,
    sent_at: now,
    expires_at: new Date(now.getTime() + 86_400_000),
    inviter_id: null,
    token_hash: hashLinkToken(token),
  };
  await db.insertInto('invitations').values(row).execute();
  return { id: row.invitation_id, token };
}
