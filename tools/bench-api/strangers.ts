/**
 * How much unauthenticated requests slow down a signed-in user: the same call, alone and alongside each kind of
 * request.
 */
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { SignInBrowser, newVerifier } from 'platform/identity/testing/sign-in-browser';
import { UserFacingError } from 'shared/node/user-facing-error';
import { median } from '../bench/numbers.ts';
import type { Servers } from './servers.ts';

/** Maximum ratio of a call's time under this load to its time without. */
export const maxByQuiet = 3;

export interface StrangersRow {
  readonly name: string;
  /** Statuses of the unauthenticated requests. */
  readonly answers: string;
  /** Medians, in milliseconds. */
  readonly quiet: number;
  readonly beside: number;
}

type Kind = Pick<autocannon.Options, 'url' | 'method' | 'headers' | 'body'> & { readonly name: string };

const json = { 'content-type': 'application/json' };
const data = (value: object) => JSON.stringify({ data: value });

/** Every request that is possible without a login. */
const kindsOf = async ({ api, identity, portal, collector, toggles }: Servers): Promise<Kind[]> => {
  const browser = new SignInBrowser(identity, portal);
  const page = await browser.openSignIn(newVerifier());
  const cookie = browser
    .cookies()
    .map(pair => pair.join('='))
    .join('; ');
  const form = { cookie, origin: identity, 'content-type': 'application/x-www-form-urlencoded' };
  const post = 'POST';
  return [
    { name: 'calls without a token', url: `${api}/customers` },
    {
      name: 'calls with a forged token',
      url: `${api}/customers`,
      headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
    },
    { name: 'unknown addresses', url: `${api}/../../etc/passwd` },
    { name: 'started sign-ins', url: browser.authorizationUrl(newVerifier()).href },
    {
      name: 'wrong passwords',
      url: new URL(page, identity).href,
      method: post,
      headers: form,
      body: 'email=admin%40demo.example&password=forkert-kode-9',
    },
    {
      name: 'token requests',
      url: `${identity}/token`,
      method: post,
      headers: form,
      body: 'grant_type=refresh_token&client_id=x&refresh_token=y',
    },
    {
      name: 'forgotten passwords',
      url: `${api}/password-reset-requests`,
      method: post,
      headers: json,
      body: data({ email: 'admin@demo.example' }),
    },
    { name: 'guessed invitations', url: `${api}/invitations/et-link-som-ingen-har` },
    {
      name: 'guessed eSIM links',
      url: `${api}/esim-links`,
      method: post,
      headers: json,
      body: data({ token: 'et-link-som-ingen-har' }),
    },
    {
      name: 'forged webhooks',
      url: `${api}/payments/webhook`,
      method: post,
      headers: json,
      body: '{"notificationItems":[]}',
    },
    {
      name: 'bodies of 1 MB',
      url: `${api}/password-reset-requests`,
      method: post,
      headers: json,
      body: data({ email: 'x'.repeat(1_000_000) }),
    },
    {
      name: 'toggle polling',
      url: `${toggles}/api/public/sdk/client/latest-all?timestamp=0`,
      method: post,
      headers: json,
      body: '{}',
    },
    {
      name: 'collector reports',
      url: `${collector}/csp`,
      method: post,
      headers: { 'content-type': 'application/csp-report' },
      body: '{"csp-report":{"document-uri":"https://x.example"}}',
    },
  ];
};

/**
 * Each kind has its own client address behind the trusted proxy, so that rate limits of one kind do not affect the
 * next.
 */
const strangersAddress = (kind: number) => ({ 'x-forwarded-for': `203.0.113.${String(kind + 1)}` });
const personsAddress = { 'x-forwarded-for': '198.51.100.7' };

/** Calls one after the other, with a short pause in between. @returns the milliseconds of each */
const callsOf = async (
  url: string,
  headers: Record<string, string>,
  continues: (calls: number) => boolean,
): Promise<number[]> => {
  const times: number[] = [];
  while (continues(times.length)) {
    const begun = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`A signed-in person's call was answered with ${String(answer.status)}.`);
    times.push(performance.now() - begun);
    await setTimeout(10);
  }
  return times;
};

/**
 * Sends this many unauthenticated requests of each kind whose name contains `kind`, and measures a signed-in user's
 * calls before and during each.
 */
export const measureStrangers = async (
  servers: Servers,
  requests: number,
  kind: string,
): Promise<StrangersRow[]> => {
  const url = `${servers.api}/subscriptions?customerId=1001&pageSize=40`;
  const headers = { ...(await servers.signIn()), ...personsAddress };
  const quietly = () => callsOf(url, headers, calls => calls < 100);
  const kinds = (await kindsOf(servers)).filter(({ name }) => name.includes(kind));
  if (kinds.length === 0) throw new UserFacingError(`No kind of request has "${kind}" in its name.`);
  await quietly();
  const rows: StrangersRow[] = [];
  for (const [index, { name, ...request }] of kinds.entries()) {
    const quiet = median(await quietly());
    let ended = false;
    const flood = Promise.resolve(
      autocannon({
        ...request,
        headers: { ...request.headers, ...strangersAddress(index) },
        amount: requests,
        connections: 20,
        timeout: 60,
      }),
    ).finally(() => {
      ended = true;
    });
    const beside = median(await callsOf(url, headers, () => !ended));
    const { statusCodeStats } = await flood;
    const answers = Object.entries(statusCodeStats ?? {})
      .map(([code, { count = 0 }]) => `${String(count)} × ${code}`)
      .join(', ');
    rows.push({ name, answers, quiet, beside });
    process.stdout.write('.');
  }
  process.stdout.write('\n');
  return rows;
};

/** The rows as a Markdown table, as in docs/performance.md. */
export const strangersTable = (rows: readonly StrangersRow[]): string =>
  [
    '| unauthenticated requests | answers | quiet | beside them | ratio |',
    '|---|---|---:|---:|---:|',
    ...rows.map(
      ({ name, answers, quiet, beside }) =>
        `| ${name} | ${answers} | ${quiet.toFixed(1)} ms | ${beside.toFixed(1)} ms | ${(beside / quiet).toFixed(1)} |`,
    ),
  ].join('\n');
