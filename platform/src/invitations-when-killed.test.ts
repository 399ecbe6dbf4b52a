import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { auditLogAnswer } from 'shared/contracts/audit-log';
import { invitationUsersAnswer } from 'shared/contracts/administrator';
import { invitationAnswer } from 'shared/contracts/invitation';
import * as z from 'zod/mini';
import { createRandom } from 'shared/catalogue/random';
import { SignInBrowser } from './identity/testing/sign-in-browser.ts';
import { startPlatformProcess, type PlatformProcess } from './testing/processes/platform-process.ts';
import {
  createScratchEnvironment,
  type ScratchEnvironment,
} from './testing/processes/scratch-environment.ts';

/** Raise it for a longer run: `PORTAL_KILL_ROUNDS=200`. */
const longSearch = process.env['PORTAL_KILL_ROUNDS'];
const rounds = Number(longSearch ?? 1);
/** Set it to the seed that a failed run printed, to repeat its choices. */
const seed = process.env['PORTAL_KILL_SEED'] ?? String(randomInt(1_000_000));
const perRound = 50;
/** Applies to an idle machine, so only a long run is held to it; with other tests running, it only must not hang. */
const maxRestart = longSearch === undefined ? 60_000 : 5000;

const mailSchema = z.array(z.object({ id: z.string(), to: z.string(), links: z.array(z.string()) }));

interface Planned {
  email: string;
  key: string;
  /** The answer received before the process was killed. */
  answered?: string | undefined;
}

let place: ScratchEnvironment;
let running: PlatformProcess;
let token: string;
const restarts: number[] = [];

before(async () => {
  place = await createScratchEnvironment('seeded');
  await start();
});
after(async () => {
  await running.kill();
  await place.drop();
});

describe(`invitations across kills of the platform (PORTAL_KILL_SEED=${seed})`, () => {
  const random = createRandom(seed);
  const found = { answered: 0, repeated: 0 };
  for (let round = 1; round <= rounds; round += 1) {
    it(`round ${String(round)}: nothing answered is lost, nothing is duplicated`, async () => {
      if (round > 1) await beginAgain();
      const planned = Array.from({ length: perRound }, (_, index) => ({
        email: `runde-${String(round)}-${String(index)}@firma.example`,
        key: random.uuid(),
      }));
      await sendUntilKilled(planned, random);
      const answered = planned.filter((one: Planned) => one.answered !== undefined).length;
      found.answered += answered;
      found.repeated += perRound - answered;
      restarts.push(await start());
      await repeat(planned, random);
      await checkAll(planned, `runde-${String(round)}-`);
    });
  }
  it(`restart within ${String(maxRestart / 1000)} seconds`, context => {
    const sorted = restarts.toSorted((one, other) => one - other);
    const [median = 0, slowest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    context.diagnostic(
      `${String(rounds)} kills: ${String(found.answered)} invitations answered before, ${String(found.repeated)} sent again; restart ${String(Math.round(median))} ms, slowest ${String(Math.round(slowest))} ms`,
    );
    // The median, because a single restart may be slow on a busy machine.
    assert(median <= maxRestart, `a restart takes ${String(Math.round(median))} ms`);
  });
});

/** Sends one after another, sometimes several at once, and kills the platform in between. */
async function sendUntilKilled(
  planned: readonly Planned[],
  random: ReturnType<typeof createRandom>,
): Promise<void> {
  const killAfter = random.int(1, perRound);
  const delay = random.next() * 15;
  const waiting = [...planned];
  let sent = 0;
  let killed: Promise<void> | undefined;
  const platform = { isAlive: true };
  const killSoon = () => {
    killed ??= new Promise(resolve => setTimeout(resolve, delay)).then(() => {
      platform.isAlive = false;
      return running.kill();
    });
  };
  while (waiting.length > 0 && platform.isAlive) {
    const together = waiting.splice(0, random.chance(30) ? random.int(2, 8) : 1);
    // Reading the outbox delivers its messages, so that kills also happen during delivery.
    if (random.chance(10)) void getJson(`${controlUrl()}/control/outbox`).catch(() => undefined);
    await Promise.all(
      together.map(async one => {
        sent += 1;
        if (sent >= killAfter) killSoon();
        one.answered = await invite(one).catch(() => undefined);
      }),
    );
  }
  await killed;
}

/** @returns the milliseconds until the platform was ready */
async function start(): Promise<number> {
  running = startPlatformProcess(place.environment);
  const taken = await running.ready;
  await signIn();
  return taken;
}

/** Repeats what was not answered, with its key, and some of what was, which gets the same answer again. */
async function repeat(planned: readonly Planned[], random: ReturnType<typeof createRandom>): Promise<void> {
  for (const one of planned) {
    if (one.answered === undefined) one.answered = await invite(one);
    else if (random.chance(20)) assert.equal(await invite(one), one.answered, one.email);
  }
}

async function checkAll(planned: readonly Planned[], search: string): Promise<void> {
  const expected = planned.map(({ email }) => email).sort();
  const listed = z.parse(
    invitationUsersAnswer,
    await getJson(apiUrl(`/customers/1001/users?query=${search}&pageSize=200`)),
  ).data.invitationUsers;
  assert.deepEqual(listed.map(({ email }) => email).sort(), expected, 'one invitation each');
  for (const { email, answered } of planned) {
    const { invitation } = z.parse(invitationAnswer, JSON.parse(answered ?? '')).data;
    assert.equal(invitation.outcome, 'Created', email);
    assert.equal(listed.find(item => item.email === email)?.invitationId, invitation.invitationId, email);
  }
  const { entries } = z.parse(
    auditLogAnswer,
    await getJson(apiUrl(`/audit-log?customerId=1001&searchQuery=${search}&pageSize=200`)),
  ).data;
  assert.deepEqual(entries.map(({ subject }) => subject).sort(), expected, 'one entry in the audit log each');
  const mails = z
    .parse(mailSchema, await getJson(`${controlUrl()}/control/outbox`))
    .filter(({ to }) => to.startsWith(search));
  assert.deepEqual(mails.map(({ to }) => to).sort(), expected, 'one mail each');
  assert.equal(new Set(mails.map(({ id }) => id)).size, mails.length);
  for (const { links } of mails) {
    const link = new URL(links[0] ?? '');
    const answer = await fetch(apiUrl(`/invitations/${link.searchParams.get('token') ?? ''}`));
    assert.equal(answer.status, 200, 'the link works');
    await answer.body?.cancel();
  }
}

/** @returns the body of the answer */
async function invite({ email, key }: Planned): Promise<string> {
  const answer = await fetch(apiUrl('/invitations?customerId=1001'), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ data: { email } }),
  });
  const body = await answer.text();
  assert.equal(answer.status, 200, body);
  return body;
}

/** Resets the hourly limit of invitations per person, which a round uses up. */
async function beginAgain(): Promise<void> {
  await running.kill();
  await place.drop();
  place = await createScratchEnvironment('seeded');
  await start();
}

async function getJson(url: string): Promise<unknown> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  assert.equal(answer.status, 200, url);
  return answer.json();
}

async function signIn(): Promise<void> {
  const portal = `http://localhost:${String(place.portBase)}`;
  const browser = new SignInBrowser(`http://localhost:${String(place.portBase + 100)}`, portal);
  token = (await browser.signIn('superadmin@demo.example', 'Portal2026')).access_token;
}

const apiUrl = (path: string) => `http://localhost:${String(place.portBase + 200)}/self-service-api${path}`;
const controlUrl = () => `http://localhost:${String(place.portBase + 900)}`;
