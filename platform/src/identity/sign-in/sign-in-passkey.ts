import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../../http/read-body.ts';
import { sendHtml } from '../../http/send.ts';
import { startAttempt } from '../../limits/attempt-limit.ts';
import { portalPath, twoFactorAcr } from '../client.ts';
import { isKnownBrowser, recordProof, wasDoneBy, type HalfSignIn } from './known-browsers.ts';
import { messagePage } from '../pages/message-page.ts';
import type { PasskeyProblem } from '../pages/sign-in-page.ts';
import { takePasskeyChallenge } from '../passkeys/passkey-challenge.ts';
import { findPasskey, usePasskey } from '../passkeys/passkeys.ts';
import { judgeAssertion, readAssertion } from '../passkeys/relying-party.ts';
import { findOwnInteraction, finishSignIn, showSignIn, type SignInContext } from './sign-in.ts';
import { texts } from '../pages/texts.ts';

const maxFormLength = 16_384;

/**
 * Handles POST of `/log-ind/{uid}/adgangsnoegle`: the browser's answer to the passkey challenge of the sign-in page.
 */
export async function answerPasskey(
  context: SignInContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form = new URLSearchParams((await readBody(request, maxFormLength)) ?? '');
  const own = await findOwnInteraction(context, request, response);
  if (!own) {
    sendHtml(response, 400, messagePage(texts.expired, context.portalOrigin + portalPath));
    return;
  }
  const { uid } = own.interaction;
  if (request.method !== 'POST') {
    response.writeHead(303, { location: `/log-ind/${uid}` }).end();
    return;
  }
  const { browser } = own;
  const from = { browser, address: context.addressOf(request) };
  const credential = form.get('credential') ?? '';
  const outcome =
    (await doneBefore(context, uid, credential)) ?? (await judge(context, uid, credential, from));
  if (typeof outcome === 'string') {
    const problem = { kind: outcome };
    await showSignIn(context, response, outcome === 'too-many' ? 429 : 422, { uid, email: '', problem });
    return;
  }
  // `amr` does not say whether the key is hardware-bound, only that the device verified the user.
  const how = { acr: twoFactorAcr, amr: ['pop', 'user', 'mfa'] };
  await finishSignIn(context, { request, response, browser }, outcome, how);
}

async function judge(
  { db, issuer }: SignInContext,
  uid: string,
  credential: string,
  { browser, address }: { browser: string; address: string },
): Promise<HalfSignIn | PasskeyProblem | 'too-many'> {
  const challenge = await takePasskeyChallenge(db, uid);
  if (challenge === undefined) return 'passkey-late';
  const assertion = readAssertion(credential);
  if (!assertion) return 'passkey-wrong';
  const passkey = await findPasskey(db, assertion.id);
  const isKnown = passkey !== undefined && (await isKnownBrowser(db, passkey.email, browser));
  const attempt = await startAttempt(db, `passkey ${assertion.id}`, address, isKnown ? browser : undefined);
  if (!attempt.allowed) return 'too-many';
  if (!passkey) return 'passkey-unknown';
  const counter = await judgeAssertion(issuer, assertion, challenge, passkey);
  if (counter === undefined || !(await usePasskey(db, passkey, counter))) return 'passkey-wrong';
  await attempt.succeeded();
  await recordProof(db, uid, passkey.user_id, credential);
  return { userId: passkey.user_id, email: passkey.email };
}

/** The person this answer has already signed in, if its challenge is used up because the response was lost. */
async function doneBefore(
  { db }: SignInContext,
  uid: string,
  credential: string,
): Promise<HalfSignIn | undefined> {
  const assertion = readAssertion(credential);
  if (!assertion || !(await wasDoneBy(db, uid, credential))) return undefined;
  const passkey = await findPasskey(db, assertion.id);
  return passkey && { userId: passkey.user_id, email: passkey.email };
}
