import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import { errors, type Provider } from 'oidc-provider';
import type { Database } from '../database/tables.ts';
import { TooBusy } from '../hashing/hash-queue.ts';
import { pathOf } from '../http/path-of.ts';
import { readBody } from '../http/read-body.ts';
import { sendHtml } from '../http/send.ts';
import { checkCredentials } from './accounts.ts';
import { startAttempt } from './attempt-limit.ts';
import { passwordAcr, portalPath } from './client.ts';
import { isBoundTo, isKnownBrowser, rememberBrowser } from './known-browsers.ts';
import { messagePage } from './pages/message-page.ts';
import { signInPage, type SignInProblem } from './pages/sign-in-page.ts';
import { texts } from './texts.ts';

const longestForm = 8192;
const longestPassword = 1024;

export interface SignInContext {
  db: Kysely<Database>;
  provider: Provider;
  portalOrigin: string;
  /** The address of the person's machine, also behind a proxy we trust. */
  addressOf(request: IncomingMessage): string;
  /** The hash of the mark of the person's browser. */
  browserOf(request: IncomingMessage): string | undefined;
}

/** Answers GET and POST of `/log-ind/{uid}`: the sign-in form, and what it sends. */
export async function answerSignIn(
  context: SignInContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const browser = context.browserOf(request);
  const interaction = await findInteraction(context.provider, request, response);
  // The provider's own cookie can be planted by a neighbour of our host: the sign-in has to be this browser's own.
  if (!interaction || !browser || !(await isBoundTo(context.db, interaction.uid, browser))) {
    sendHtml(response, 400, messagePage(texts.expired, context.portalOrigin + portalPath));
    return;
  }
  const show = (status: number, email: string, problem?: SignInProblem) => {
    const forgottenPasswordUrl = `${context.portalOrigin}${portalPath}glemt-adgangskode`;
    sendHtml(response, status, signInPage({ uid: interaction.uid, email, forgottenPasswordUrl, problem }));
  };
  if (request.method !== 'POST') {
    const hint = interaction.params['login_hint'];
    show(200, typeof hint === 'string' ? hint : '');
    return;
  }

  const form = new URLSearchParams((await readBody(request, longestForm)) ?? '');
  const email = (form.get('email') ?? '').replaceAll('\0', '').trim();
  const password = form.get('password') ?? '';
  if (email === '' || password === '') {
    show(422, email, { kind: 'missing', email: email === '', password: password === '' });
    return;
  }
  const outcome = await judge(
    ...([context, email.toLowerCase(), password, context.addressOf(request), browser] as const),
  ).catch((error: unknown): Outcome => {
    if (error instanceof TooBusy) return { kind: 'busy' };
    throw error;
  });
  if (outcome.kind !== 'signed-in') {
    if (outcome.kind === 'busy') response.setHeader('retry-after', '2');
    show(statusOf[outcome.kind], email, { kind: outcome.kind });
    return;
  }
  const login = { accountId: outcome.userId, acr: passwordAcr, amr: ['pwd'] };
  await context.provider.interactionFinished(
    request,
    response,
    { login },
    { mergeWithLastSubmission: false },
  );
}

const statusOf = { 'wrong-pair': 422, 'too-many': 429, busy: 503 } as const;

type Outcome = { kind: 'signed-in'; userId: string } | { kind: keyof typeof statusOf };

async function judge(
  { db }: SignInContext,
  email: string,
  password: string,
  address: string,
  browser: string,
): Promise<Outcome> {
  const known = await isKnownBrowser(db, email, browser);
  const attempt = await startAttempt(db, email, address, known ? browser : undefined);
  if (!attempt.allowed) return { kind: 'too-many' };
  if (password.length > longestPassword) return { kind: 'wrong-pair' };
  const userId = await checkCredentials(db, email, password);
  if (userId === undefined) return { kind: 'wrong-pair' };
  await attempt.succeeded();
  await rememberBrowser(db, userId, email, browser);
  return { kind: 'signed-in', userId };
}

/** The sign-in this browser has begun; none when its cookie is missing or its time is up. */
async function findInteraction(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  try {
    const interaction = await provider.interactionDetails(request, response);
    const asked = pathOf(request).split('/')[2];
    return asked === interaction.uid ? interaction : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}
