import type { Passkeys } from 'shared/contracts/passkey';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { writeOwnEntry } from '../audit/write-own-entry.ts';
import type { Database } from '../database/tables.ts';
import { newPasskeyPath } from '../identity/client.ts';
import { readPasskeys } from '../identity/passkeys/passkeys.ts';
import { notFound } from '../kernel/api-problem.ts';
import type { ApiContext } from '../kernel/api.ts';
import { runIdempotent } from '../kernel/changes/idempotency.ts';
import { byPassword, changeOwn } from '../passwords/change-by-password.ts';
import type { OwnChange } from '../kernel/changes/own-change.ts';
import { passkeyRemovedMail } from '../login-mails/second-factor-mails.ts';
import { requireOwnSignIns } from '../sign-ins/sign-ins.query.ts';

/**
 * A person's passkeys, and the URL for adding one.
 *
 * @throws ApiProblem 404 if another server signs people in
 */
export async function readOwnPasskeys(
  context: ApiContext,
  db: Kysely<Database>,
  userId: string,
): Promise<Passkeys> {
  const { issuer } = requireOwnSignIns(context);
  const passkeys = await readPasskeys(db, userId);
  return {
    passkeys: passkeys.map(({ passkey_id, name, created_at, used_at }) => ({
      passkeyId: passkey_id,
      name,
      createdAt: created_at.toISOString(),
      usedAt: used_at?.toISOString() ?? null,
    })),
    newPasskeyUrl: issuer + newPasskeyPath,
  };
}

/**
 * Renames a passkey.
 *
 * @throws ApiProblem 404 if it is not theirs
 */
export function renamePasskey(
  context: ApiContext,
  request: FastifyRequest,
  passkeyId: string,
  name: string,
): Promise<Passkeys> {
  const change = async (own: OwnChange) => {
    const { transaction, person } = own;
    const passkeys = await readPasskeys(transaction, person.user_id);
    const before = passkeys.find(({ passkey_id }) => passkey_id === passkeyId)?.name;
    if (before === undefined) throw notFound();
    if (before !== name) {
      await transaction
        .updateTable('passkeys')
        .set({ name })
        .where('passkey_id', '=', passkeyId)
        .where('user_id', '=', person.user_id)
        .execute();
      await writeOwnEntry(own, 'PasskeyRenamed', { name: before }, { name });
    }
    return readOwnPasskeys(context, transaction, person.user_id);
  };
  return changeOwn(context, request, change, run => runIdempotent(context, request, run));
}

/**
 * Deletes a passkey.
 *
 * @throws ApiProblem 404 if it is not theirs
 */
export function removePasskey(
  context: ApiContext,
  request: FastifyRequest,
  passkeyId: string,
  password: string,
): Promise<Passkeys> {
  const change = async (own: OwnChange) => {
    const { transaction, person, now } = own;
    const removed = await transaction
      .deleteFrom('passkeys')
      .where('passkey_id', '=', passkeyId)
      .where('user_id', '=', person.user_id)
      .returning('passkey_id')
      .executeTakeFirst();
    if (!removed) throw notFound();
    await writeOwnEntry(own, 'PasskeyRemoved', null, null);
    await context.outbox.put(transaction, passkeyRemovedMail(person.email, now), now);
    return readOwnPasskeys(context, transaction, person.user_id);
  };
  return byPassword(context, request, password, change, run =>
    // The password is not part of the stored fingerprint.
    runIdempotent(context, request, run, 'removal'),
  );
}
