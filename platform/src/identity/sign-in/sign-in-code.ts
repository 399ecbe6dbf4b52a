import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Transaction } from 'kysely';
import { CODE_DIGITS, RECOVERY_DIGITS } from 'shared/contracts/second-factor';
import { writeOwnEntry } from '../../audit/write-own-entry.ts';
import type { Database } from '../../database/tables.ts';
import { readBody } from '../../http/read-body.ts';
import { sendHtml } from '../../http/send.ts';
import { recoveryCodeUsedMail, wrongCodesMail } from '../../login-mails/second-factor-mails.ts';
import { portalPath, twoFactorAcr } from '../client.ts';
import { startCodeAttempt } from '../second-factor/code-attempt.ts';
import { findHalfSignIn, isKnownBrowser, recordProof, wasDoneBy, type HalfSignIn } from './known-browsers.ts';
import { codePage, type CodeProblem } from '../pages/code-page.ts';
import { messagePage } from '../pages/message-page.ts';
import { hasSecondFactor, takeAppCode, takeRecoveryCode } from '../second-factor/second-factor.ts';
import { findOwnInteraction, finishSignIn, showSignIn, type SignInContext } from './sign-in.ts';
import { texts } from '../pages/texts.ts';

const maxFormLength = 1024;
const statusOf = { missing: 422, wrong: 422, 'too-many': 429, 'day-over': 429 } as const;
/** Number of wrong codes per day after which the person is notified, because somebody has their password. */
const manyWrong = 10;

/** Handles GET and POST of `/log-ind/{uid}/kode`: the second step, for people who have enabled it. */
export async function answerCode(
  context: SignInContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const own = await findOwnInteraction(context, request, response);
  if (!own) {
    sendHtml(response, 400, messagePage(texts.expired, context.portalOrigin + portalPath));
    return;
  }
  const { uid } = own.interaction;
  const half = await findHalfSignIn(context.db, uid);
  if (!half || !(await hasSecondFactor(context.db, half.userId))) {
    // The password step is missing or expired, or the second step was disabled meanwhile.
    if (request.method === 'POST')
      await showSignIn(context, response, 422, {
        uid,
        email: half?.email ?? '',
        problem: { kind: 'code-late' },
      });
    else response.writeHead(303, { location: `/log-ind/${uid}` }).end();
    return;
  }
  if (request.method !== 'POST') {
    sendHtml(response, 200, codePage(uid));
    return;
  }
  const code = await readCode(request);
  const from = { uid, browser: own.browser, address: context.addressOf(request) };
  const problem = await judge(context, half, code, from);
  if (problem) {
    sendHtml(response, statusOf[problem], codePage(uid, problem));
    return;
  }
  const { browser } = own;
  const how = { acr: twoFactorAcr, amr: ['pwd', 'otp', 'mfa'] };
  await finishSignIn(context, { request, response, browser }, half, how);
}

/** The entered digits without grouping. */
async function readCode(request: IncomingMessage): Promise<string> {
  const form = new URLSearchParams((await readBody(request, maxFormLength)) ?? '');
  return (form.get('code') ?? '').replaceAll(/[\s-]/g, '');
}

/** Counted like password attempts, but separately: attempts from unknown browsers do not use up the owner's. */
async function judge(
  { db, outbox, portalOrigin }: SignInContext,
  { userId, email }: HalfSignIn,
  code: string,
  { uid, browser, address }: { uid: string; browser: string; address: string },
): Promise<CodeProblem | undefined> {
  const isRecovery = code.length === RECOVERY_DIGITS;
  if (!/^\d+$/.test(code) || !(isRecovery || code.length === CODE_DIGITS)) return 'missing';
  const proof = `${userId} ${code}`;
  if (await wasDoneBy(db, uid, proof)) return undefined;
  const isKnown = await isKnownBrowser(db, email, browser);
  const attempt = await startCodeAttempt(db, userId, {
    address,
    knownBrowser: isKnown ? browser : undefined,
  });
  if (!attempt.allowed) return attempt.isDayOver ? 'day-over' : 'too-many';
  const isRight = await db.transaction().execute(async transaction => {
    const take = isRecovery ? useRecoveryCode : takeOfApp;
    if (!(await take({ transaction, outbox }, userId, code))) return false;
    await recordProof(transaction, uid, userId, proof);
    return true;
  });
  // Of two concurrent requests, the second waits and then finds the code used.
  if (!isRight && !(await wasDoneBy(db, uid, proof))) {
    const now = new Date();
    if (attempt.wrongInDay === manyWrong) await outbox.put(db, wrongCodesMail(email, portalOrigin, now), now);
    return 'wrong';
  }
  await attempt.succeeded();
  return undefined;
}

interface Taking {
  transaction: Transaction<Database>;
  outbox: SignInContext['outbox'];
}

const takeOfApp = ({ transaction }: Taking, userId: string, code: string) =>
  takeAppCode(transaction, userId, code);

/** Uses the code, logs it and notifies the person, who may not be the one using it. */
async function useRecoveryCode(
  { transaction, outbox }: Taking,
  userId: string,
  code: string,
): Promise<boolean> {
  if (!(await takeRecoveryCode(transaction, userId, code))) return false;
  const { email } = await transaction
    .selectFrom('users')
    .where('user_id', '=', userId)
    .select('email')
    .executeTakeFirstOrThrow();
  const now = new Date();
  const entry = { transaction, person: { user_id: userId }, correlationId: randomUUID(), now };
  await writeOwnEntry(entry, 'RecoveryCodeUsed', null, null);
  await outbox.put(transaction, recoveryCodeUsedMail(email, now), now);
  return true;
}
