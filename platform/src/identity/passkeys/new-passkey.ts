import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import type { Provider } from 'oidc-provider';
import { MOST_PASSKEYS } from 'shared/contracts/passkey';
import { MAX_PASSKEY_NAME } from 'shared/contracts/text-limits';
import { writeOwnEntry } from '../../audit/write-own-entry.ts';
import type { Database } from '../../database/tables.ts';
import { TooBusy } from '../../hashing/hash-queue.ts';
import { verifyPassword } from '../../hashing/passwords.ts';
import { readBody } from '../../http/read-body.ts';
import { sendHtml } from '../../http/send.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { passkeyAddedMail } from '../../login-mails/second-factor-mails.ts';
import { startOwnAttempt } from '../../limits/attempt-limit.ts';
import { newPasskeyPath, portalPath } from '../client.ts';
import { deviceOf } from '../sessions/user-agent.ts';
import { messagePage } from '../pages/message-page.ts';
import { namePage, passwordPage, type NewPasskeyProblem } from '../pages/new-passkey-page.ts';
import { newPasskeyQuestion, takeNewPasskeyChallenge } from './passkey-challenge.ts';
import { findPasskey, readPasskeys, type Passkey } from './passkeys.ts';
import { judgeAttestation, readAttestation } from './relying-party.ts';
import { texts } from '../pages/texts.ts';

const maxFormLength = 32_768;
const maxPasswordLength = 1024;
const statusOf = { missing: 422, wrong: 422, 'too-many': 429, busy: 503, late: 422, refused: 422 } as const;

export interface NewPasskeyContext {
  db: Kysely<Database>;
  provider: Provider;
  outbox: Pick<Outbox, 'put'>;
  /** URL of this server. */
  issuer: string;
  portalOrigin: string;
}

/** The person signed in with this browser. */
interface Person {
  userId: string;
  email: string;
  passwordHash: string;
  sessionUid: string;
}

/**
 * Handles GET and POST of `/adgangsnoegler/ny`, where a signed-in person adds a passkey: first the password, then the
 * browser's new credential, then back to the portal.
 */
export async function answerNewPasskey(
  context: NewPasskeyContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form = new URLSearchParams((await readBody(request, maxFormLength)) ?? '');
  const { action, backTo } = waysOf(context, request);
  const person = await findPerson(context, request, response);
  if (!person) {
    sendHtml(response, 401, messagePage(texts.notSignedIn, backTo));
    return;
  }
  const frame = { action, backTo, email: person.email };
  const existing = await readPasskeys(context.db, person.userId);
  const credential = form.get('credential');
  if (request.method === 'POST' && credential !== null) {
    const name = nameIn(form) || defaultName(request);
    const outcome = await add(context, person, { name, credential });
    if (outcome === 'added') response.writeHead(303, { location: backTo }).end();
    else sendHtml(response, statusOf[outcome], passwordPage(frame, outcome));
  } else if (existing.length >= MOST_PASSKEYS) {
    sendHtml(response, 409, messagePage(texts.enoughPasskeys, backTo));
  } else if (request.method !== 'POST') {
    sendHtml(response, 200, passwordPage(frame));
  } else {
    const problem = await judgePassword(context.db, person, form.get('password') ?? '');
    if (problem === 'busy') response.setHeader('retry-after', '2');
    if (problem) sendHtml(response, statusOf[problem], passwordPage(frame, problem));
    else {
      const options = await newPasskeyQuestion(context, person, existing);
      sendHtml(response, 200, namePage(frame, { name: defaultName(request), options }));
    }
  }
}

/** Only the customer id is taken from the request; the return URL is always the portal's own. */
function waysOf({ issuer, portalOrigin }: NewPasskeyContext, request: IncomingMessage) {
  const { searchParams } = new URL(request.url ?? '/', issuer);
  const customer = /^[\w-]{1,64}$/.exec(searchParams.get('kunde') ?? '')?.[0];
  const portal = portalOrigin + portalPath;
  return customer === undefined
    ? { action: newPasskeyPath, backTo: portal }
    : {
        action: `${newPasskeyPath}?kunde=${customer}`,
        backTo: `${portal}${customer}/indstillinger/adgangsnoegler`,
      };
}

async function findPerson(
  { db, provider }: NewPasskeyContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Person | undefined> {
  const { accountId, uid } = await provider.Session.get(provider.createContext(request, response));
  if (accountId === undefined) return undefined;
  const user = await db
    .selectFrom('users')
    .where('user_id', '=', accountId)
    .select(['email', 'password_hash'])
    .executeTakeFirst();
  return user && { userId: accountId, email: user.email, passwordHash: user.password_hash, sessionUid: uid };
}

/** Attempts count together with password attempts in the profile. */
async function judgePassword(
  db: Kysely<Database>,
  { userId, passwordHash }: Person,
  password: string,
): Promise<NewPasskeyProblem | undefined> {
  if (password === '') return 'missing';
  const attempt = await startOwnAttempt(db, userId);
  if (!attempt.allowed) return 'too-many';
  if (password.length > maxPasswordLength) return 'wrong';
  try {
    if (!(await verifyPassword(passwordHash, password, 'signed-in'))) return 'wrong';
  } catch (error) {
    if (error instanceof TooBusy) return 'busy';
    throw error;
  }
  await attempt.succeeded();
  return undefined;
}

async function add(
  { db, issuer, outbox }: NewPasskeyContext,
  { userId, sessionUid }: Person,
  { name, credential }: { name: string; credential: string },
): Promise<'added' | 'late' | 'refused'> {
  const attestation = readAttestation(credential);
  // Submitted again because the response was lost; the passkey is already theirs.
  if (attestation && (await findPasskey(db, attestation.id))?.user_id === userId) return 'added';
  const challenge = await takeNewPasskeyChallenge(db, sessionUid);
  if (challenge === undefined) return 'late';
  const made = attestation && (await judgeAttestation(issuer, attestation, challenge));
  if (!made) return 'refused';
  const isKept = await db.transaction().execute(async transaction => {
    const { email } = await transaction
      .selectFrom('users')
      .where('user_id', '=', userId)
      .select('email')
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { length } = await readPasskeys(transaction, userId);
    if (length >= MOST_PASSKEYS) return false;
    const now = new Date();
    if (!(await keep(transaction, { ...made, user_id: userId, name, created_at: now }))) return false;
    const entry = { transaction, person: { user_id: userId }, correlationId: randomUUID(), now };
    await writeOwnEntry(entry, 'PasskeyAdded', null, null);
    await outbox.put(transaction, passkeyAddedMail(email, now), now);
    return true;
  });
  return isKept ? 'added' : 'refused';
}

/** @returns false if the passkey already belongs to somebody */
async function keep(
  db: Kysely<Database>,
  { transports, ...passkey }: Omit<Passkey, 'passkey_id' | 'used_at'>,
): Promise<boolean> {
  const kept = await db
    .insertInto('passkeys')
    .values({ ...passkey, passkey_id: randomUUID(), transports: JSON.stringify(transports) })
    .onConflict(conflict => conflict.doNothing())
    .returning('passkey_id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Strips invisible characters, because an existing passkey cannot be rejected for its name. */
const nameIn = (form: URLSearchParams): string =>
  (form.get('name') ?? '').toWellFormed().replaceAll(/\p{C}/gu, '').trim().slice(0, MAX_PASSKEY_NAME);

function defaultName(request: IncomingMessage): string {
  const { browser, system } = deviceOf(request.headers['user-agent'] ?? null);
  return browser !== null && system !== null
    ? `${browser} på ${system}`
    : (browser ?? system ?? texts.newPasskey.unnamed);
}
