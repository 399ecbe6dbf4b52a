import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import { errors, type Provider } from 'oidc-provider';
import type { Database } from '../../database/tables.ts';
import { TooBusy } from '../../hashing/hash-queue.ts';
import type { Html } from '../../http/html.ts';
import { networkOf } from '../../http/network-of.ts';
import { pathOf } from '../../http/path-of.ts';
import { readBody } from '../../http/read-body.ts';
import { sendHtml } from '../../http/send.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { checkCredentials, recordSignIn } from '../accounts.ts';
import { startAttempt } from '../../limits/attempt-limit.ts';
import { passwordAcr, portalPath } from '../client.ts';
import {
  isBoundTo,
  isKnownBrowser,
  saveHalfSignIn,
  rememberBrowser,
  type HalfSignIn,
} from './known-browsers.ts';
import { messagePage } from '../pages/message-page.ts';
import { signInPage, type SignInPage, type SignInProblem } from '../pages/sign-in-page.ts';
import { passkeyQuestion } from '../passkeys/passkey-challenge.ts';
import { refusalsOf } from '../../limits/refusals.ts';
import { hasSecondFactor } from '../second-factor/second-factor.ts';
import { texts } from '../pages/texts.ts';

const maxFormLength = 8192;
const maxPasswordLength = 1024;

export interface SignInContext {
  db: Kysely<Database>;
  provider: Provider;
  /** Outbox for mails about sign-ins. */
  outbox: Pick<Outbox, 'put'>;
  /** URL of this server. */
  issuer: string;
  portalOrigin: string;
  /** Client address, also behind a trusted proxy. */
  addressOf(request: IncomingMessage): string;
  /** Hash of the browser cookie. */
  browserOf(request: IncomingMessage): string | undefined;
}

/** Handles GET and POST of `/log-ind/{uid}`: the sign-in form and its submission. */
export async function answerSignIn(
  context: SignInContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form = request.method === 'POST' ? await readForm(request) : undefined;
  const from = { address: context.addressOf(request), browser: context.browserOf(request) ?? '' };
  if (form && refusalsOf(context.db).untilWhen(triedBy(form.email, from)) !== undefined) {
    // Needs no database access, so there is no passkey challenge.
    const problem = { kind: 'too-many' } as const;
    sendHtml(
      response,
      statusOf['too-many'],
      pageOf(context, { uid: uidOf(request), email: form.email, problem }),
    );
    return;
  }
  const own = await findOwnInteraction(context, request, response);
  if (!own) {
    sendHtml(response, 400, messagePage(texts.expired, context.portalOrigin + portalPath));
    return;
  }
  const { interaction, browser } = own;
  const show = (status: number, email: string, problem?: SignInProblem) =>
    showSignIn(context, response, status, { uid: interaction.uid, email, problem });
  if (!form) {
    const hint = interaction.params['login_hint'];
    await show(200, typeof hint === 'string' ? hint : '');
    return;
  }

  const { email, password } = form;
  if (email === '' || password === '') {
    await show(422, email, { kind: 'missing', email: email === '', password: password === '' });
    return;
  }
  const outcome = await judge(context, form, { ...from, browser }).catch((error: unknown): Outcome => {
    if (error instanceof TooBusy) return { kind: 'busy' };
    throw error;
  });
  if (outcome.kind !== 'signed-in') {
    if (outcome.kind === 'busy') response.setHeader('retry-after', '2');
    await show(statusOf[outcome.kind], email, { kind: outcome.kind });
    return;
  }
  const { userId, passwordMark } = outcome;
  const person = { userId, email: email.toLowerCase(), passwordMark };
  if (await hasSecondFactor(context.db, person.userId)) {
    await saveHalfSignIn(context.db, interaction.uid, person);
    response.writeHead(303, { location: `/log-ind/${interaction.uid}/kode` }).end();
    return;
  }
  await finishSignIn(context, { request, response, browser }, person, { acr: passwordAcr, amr: ['pwd'] });
}

type ShownSignIn = Pick<SignInPage, 'uid' | 'email' | 'problem' | 'passkeyOptions'>;

const pageOf = ({ portalOrigin }: SignInContext, shown: ShownSignIn): Html =>
  signInPage({ ...shown, forgottenPasswordUrl: `${portalOrigin}${portalPath}glemt-adgangskode` });

/** Shows the form of a sign-in started by this browser, with a passkey challenge. */
export async function showSignIn(
  context: SignInContext,
  response: ServerResponse,
  status: number,
  shown: Omit<ShownSignIn, 'passkeyOptions'>,
): Promise<void> {
  const passkeyOptions = await passkeyQuestion(context, shown.uid);
  sendHtml(response, status, pageOf(context, { ...shown, passkeyOptions }));
}

/** Completes the sign-in and remembers the browser. */
export async function finishSignIn(
  { db, provider }: SignInContext,
  { request, response, browser }: { request: IncomingMessage; response: ServerResponse; browser: string },
  { userId, email, passwordMark }: HalfSignIn,
  how: { acr: string; amr: string[] },
): Promise<void> {
  await recordSignIn(db, userId);
  await rememberBrowser(db, userId, email, browser);
  const login = { accountId: userId, ...how, passwordMark };
  await provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
}

/** The sign-in of the request, if this browser started it. */
export async function findOwnInteraction(
  context: SignInContext,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { db, provider } = context;
  const browser = context.browserOf(request);
  const interaction = await findInteraction(provider, request, response);
  // Another host of the domain could set the provider's cookie, so the sign-in must have been started by this
  // browser.
  if (!interaction || !browser || !(await isBoundTo(db, interaction.uid, browser))) return undefined;
  return { interaction, browser };
}

const statusOf = { 'wrong-pair': 422, 'too-many': 429, busy: 503 } as const;

type Outcome = { kind: 'signed-in'; userId: string; passwordMark: string } | { kind: keyof typeof statusOf };

interface Form {
  email: string;
  password: string;
}

async function readForm(request: IncomingMessage): Promise<Form> {
  const form = new URLSearchParams((await readBody(request, maxFormLength)) ?? '');
  const email = (form.get('email') ?? '').replaceAll('\0', '').trim();
  return { email, password: form.get('password') ?? '' };
}

/** Origin of an attempt. */
interface Origin {
  address: string;
  browser: string;
}

/** Key of a lockout: e-mail, network and browser together, so that it affects nobody else. */
const triedBy = (email: string, { address, browser }: Origin) =>
  `form for ${createHash('sha256').update(email.toLowerCase()).digest('base64url')} from ${networkOf(address)} by ${browser}`;

async function judge(
  { db }: SignInContext,
  { email: entered, password }: Form,
  from: Origin,
): Promise<Outcome> {
  const email = entered.toLowerCase();
  const { address, browser } = from;
  const refused = refusalsOf(db).asking(triedBy(email, from));
  const isKnown = await isKnownBrowser(db, email, browser);
  const attempt = await startAttempt(db, email, address, isKnown ? browser : undefined);
  if (attempt.refusedUntil !== undefined) {
    refused(attempt.refusedUntil);
    return { kind: 'too-many' };
  }
  if (password.length > maxPasswordLength) return { kind: 'wrong-pair' };
  const person = await checkCredentials(db, email, password);
  if (!person) return { kind: 'wrong-pair' };
  await attempt.succeeded();
  return { kind: 'signed-in', ...person };
}

/** The sign-in named in the URL. */
const uidOf = (request: IncomingMessage) => pathOf(request).split('/')[2] ?? '';

/** The sign-in this browser has started; undefined if its cookie is missing or it has expired. */
async function findInteraction(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  try {
    const interaction = await provider.interactionDetails(request, response);
    return uidOf(request) === interaction.uid ? interaction : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}
