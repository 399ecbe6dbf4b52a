import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { esimCodeAnswer, ESIM_LINK_HOURS, openEsimLinkAnswer } from 'shared/contracts/esim-code';
import { esimLinkAnswer, esimLinksAnswer } from 'shared/contracts/esim-link';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { readOutbox } from '../outbox/messages.ts';
import { sendAllMails } from '../mailing/send-mails.ts';
import { installEsim } from '../sims/install-esim.ts';
import { addSubscriptionWithSimCard } from '../testing/rows/add-sim-card.ts';
import { addEsim, addEsimLink } from '../testing/tenant-matrix/esim-link-rows.ts';
import { statusAndCode } from '../testing/calls/status-and-code.ts';
import { openTestApi, testOrigin } from '../testing/test-api.ts';

const admin = 'admin@demo.example';
const to = 'ny@firma.example';
const hour = 3_600_000;

const test = await openTestApi();
let id: string;
beforeEach(async () => {
  test.clock.set(new Date());
  await sql`truncate esim_links, outbox_messages, sign_in_attempts, audit_log`.execute(test.database.db);
  id = await addSubscriptionWithSimCard(test.database.db);
  await addEsim(test.database.db, id);
});
after(() => test.close());

const path = (of = id) => `/subscriptions/${of}/sims/esim-links`;
const send = (data: object = { recipient: to }, as = admin, headers = {}) =>
  test.call({ method: 'POST', path: `${path()}?customerId=1001`, as, data, headers });
const withdraw = (linkId: string) =>
  test.call({ method: 'DELETE', path: `${path()}/${linkId}?customerId=1001`, as: admin });

async function sent(data?: object) {
  const answer = await send(data);
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(esimLinkAnswer, answer.json()).data.link;
}

async function links() {
  const answer = await test.get(`${path()}?customerId=1001`, admin);
  return z.parse(esimLinksAnswer, answer.json()).data.links;
}
const states = async () => (await links()).map(({ state }) => state);

async function messages() {
  const { database, clock, outbox } = test;
  await sendAllMails({ db: database.db, clock, outbox, portalOrigin: testOrigin });
  return readOutbox(database.db);
}

async function newestToken(): Promise<string> {
  const link = new URL((await messages()).at(-1)?.links[0] ?? '');
  assert.equal(link.origin + link.pathname, `${testOrigin}/selvbetjening/installer-e-sim`);
  return link.searchParams.get('token') ?? '';
}

const post = (where: string, token: string) => test.call({ method: 'POST', path: where, data: { token } });
async function open(token: string) {
  const answer = await post('/esim-links', token);
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(openEsimLinkAnswer, answer.json()).data.link;
}
const show = (token: string) => post('/esim-codes', token);
async function codeOf(token: string): Promise<string> {
  const answer = await show(token);
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(esimCodeAnswer, answer.json()).data.qrCodeContent;
}

const log = () =>
  test.database.db
    .selectFrom('audit_log')
    .select(['action', 'actor_email', 'subject', 'before', 'after'])
    .orderBy('at')
    .orderBy('action')
    .execute();

async function numberOf(of = id): Promise<string> {
  const row = await test.database.db
    .selectFrom('subscriptions')
    .select('local_number')
    .where('subscription_id', '=', of)
    .executeTakeFirstOrThrow();
  return row.local_number ?? '';
}

describe('the link to an eSIM for the person with the phone', () => {
  it('is mailed, can be opened repeatedly, and shows the code once', async () => {
    const link = await sent();
    assert.deepEqual([link.recipient, link.state, link.dataCardIcc], [to, 'Ready', null]);
    const token = await newestToken();
    const mail = (await messages()).at(-1);
    assert.match(mail?.text ?? '', /én gang og virker i 24 timer, til /);
    // No names, because a name could contain a message of its own.
    assert.equal(mail?.text.includes(link.sentByName), false);

    for (let look = 0; look < 3; look += 1) assert.equal((await open(token)).state, 'Ready');
    assert.equal((await open(token)).number, await numberOf());
    assert.match(await codeOf(token), /^LPA:1\$smdp\.demo\.example\$[A-Z2-9]{20}$/);
    assert.equal(statusAndCode(await show(token)), '400 InvalidToken');
    const after = await open(token);
    assert.deepEqual([after.state, after.number], ['Shown', null]);
    assert.equal(after.shownAt, (await links())[0]?.shownAt);
    assert.deepEqual(await states(), ['Shown']);
  });

  it('shows the code again to a retry with the same idempotency key only', async () => {
    const token = await addEsimLink(test.database.db, id);
    const again = (key: string) =>
      test.call({
        method: 'POST',
        path: '/esim-codes',
        data: { token },
        headers: { 'idempotency-key': key },
      });
    const first = await again('key-1');
    assert.equal(first.statusCode, 200, first.body);
    assert.equal((await again('key-1')).body, first.body);
    assert.equal(statusAndCode(await again('key-2')), '400 InvalidToken');
    assert.equal((await log()).filter(({ action }) => action === 'EsimLinkShown').length, 1);
    const notes = await test.database.db.selectFrom('idempotency_keys').selectAll().execute();
    for (const secret of [token, 'LPA:1']) assert.equal(JSON.stringify(notes).includes(secret), false);
  });

  it('shows the code to only one of several concurrent calls', async () => {
    const token = await addEsimLink(test.database.db, id);
    const answers = await Promise.all([show(token), show(token), show(token)]);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400, 400]);
  });

  it('is sent as a text message to a number', async () => {
    await sent({ recipient: '22334455' });
    const [message] = await messages();
    assert.deepEqual([message?.channel, message?.to], ['text', '22334455']);
    assert.match(message?.text ?? '', /installer-e-sim\?token=[\w-]{43} Linket viser koden én gang/);
  });

  it('expires after its hours by the clock of the platform', async () => {
    await sent();
    const token = await newestToken();
    test.clock.set(new Date(test.clock.now().getTime() + ESIM_LINK_HOURS * hour - 60_000));
    assert.equal((await open(token)).state, 'Ready');
    test.clock.set(new Date(test.clock.now().getTime() + 60_000));
    assert.equal((await open(token)).state, 'Expired');
    assert.deepEqual(await states(), ['Expired']);
    assert.equal(statusAndCode(await show(token)), '400 InvalidToken');
  });

  it('is stored as a hash, and not returned by the API', async () => {
    const answer = await send();
    const token = await newestToken();
    const rows = JSON.stringify([
      await test.database.db.selectFrom('esim_links').selectAll().execute(),
      await test.database.db.selectFrom('idempotency_keys').selectAll().execute(),
      await log(),
    ]);
    assert.equal(rows.includes(token), false);
    assert.equal(answer.body.includes(token), false);
  });

  it('is replaced by a newer one, and only the newest mail is sent', async () => {
    await sent();
    const old = await newestToken();
    await sent({ recipient: 'en@firma.example' });
    await sent({ recipient: 'to@firma.example' });
    assert.deepEqual(
      (await messages()).map(message => message.to),
      [to, 'to@firma.example'],
    );
    assert.equal(statusAndCode(await post('/esim-links', old)), '400 InvalidToken');
    assert.equal(statusAndCode(await show(old)), '400 InvalidToken');
    assert.equal((await open(await newestToken())).state, 'Ready');
    assert.deepEqual(
      (await links()).map(({ recipient }) => recipient),
      ['to@firma.example'],
    );
  });

  it('is sent once when the call is repeated', async () => {
    const [first, again] = [
      await send(undefined, admin, { 'idempotency-key': 'link-1' }),
      await send(undefined, admin, { 'idempotency-key': 'link-1' }),
    ];
    assert.deepEqual(again.json(), first.json());
    assert.equal((await messages()).length, 1);
  });

  it('requires an idempotency key', async () => {
    assert.equal(
      statusAndCode(await send(undefined, admin, { 'idempotency-key': undefined })),
      '400 ArgumentError',
    );
  });

  it('reports that its mail could not be delivered', async () => {
    await sent({ recipient: 'ny@ukendt.example' });
    await messages();
    assert.equal((await links())[0]?.isUndeliverable, true);
    await sent();
    assert.equal((await links())[0]?.isUndeliverable, false);
  });
});

describe('withdrawing the link', () => {
  it('disables it at once, and cancels its waiting mail', async () => {
    const { id: linkId } = await sent();
    assert.equal((await withdraw(linkId)).statusCode, 200);
    assert.deepEqual(await messages(), []);
    assert.deepEqual(await states(), ['Withdrawn']);
  });

  it('leaves its holder only the state Withdrawn, also when repeated', async () => {
    const { id: linkId } = await sent();
    const token = await newestToken();
    await withdraw(linkId);
    assert.deepEqual([(await open(token)).state, (await open(token)).number], ['Withdrawn', null]);
    assert.equal(statusAndCode(await show(token)), '400 InvalidToken');
    await installEsim(test.database.db, id, 'Activated');
    assert.equal((await open(token)).state, 'Withdrawn');
    // Idempotent.
    assert.equal((await withdraw(linkId)).statusCode, 200);
    assert.equal((await log()).filter(({ action }) => action === 'EsimLinkWithdrawn').length, 1);
  });

  it('is refused once the code was shown', async () => {
    const { id: linkId } = await sent();
    await codeOf(await newestToken());
    assert.equal(statusAndCode(await withdraw(linkId)), '400 SubscriptionActionNotAllowed');
    assert.deepEqual(await states(), ['Shown']);
  });

  it('is refused for a replaced link, and keeps the new one', async () => {
    const { id: old } = await sent();
    await sent();
    assert.equal(statusAndCode(await withdraw(old)), '404 NotFound');
    assert.deepEqual(await states(), ['Ready']);
  });
});

describe('the state of the link', () => {
  for (const [what, state] of [
    ['Activated', 'Installed'],
    ['Refused', 'Unusable'],
    ['Unknown', 'Unusable'],
  ] as const)
    it(`is ${state} when the eSIM is ${what}`, async () => {
      await sent();
      const token = await newestToken();
      await installEsim(test.database.db, id, what);
      assert.equal((await open(token)).state, state);
      assert.equal(statusAndCode(await show(token)), '400 InvalidToken');
      assert.equal((await open(token)).shownAt, null);
      assert.deepEqual(await states(), [state]);
      assert.equal(statusAndCode(await send()), '400 SubscriptionActionNotAllowed');
    });

  it('is Unusable when the eSIM was replaced or removed', async () => {
    await sent();
    const token = await newestToken();
    await addEsim(test.database.db, id);
    assert.equal((await open(token)).state, 'Unusable');
    assert.deepEqual(await links(), []);
    await test.database.db.deleteFrom('esims').where('subscription_id', '=', id).execute();
    assert.equal((await open(token)).state, 'Unusable');
    assert.equal(statusAndCode(await show(token)), '400 InvalidToken');
  });

  it('is Unusable when the subscription has ended', async () => {
    await sent();
    const token = await newestToken();
    await test.database.db
      .updateTable('subscriptions')
      .set({ status: 'Cancelled' })
      .where('subscription_id', '=', id)
      .execute();
    assert.equal((await open(token)).state, 'Unusable');
    assert.equal(statusAndCode(await show(token)), '400 InvalidToken');
  });
});

describe('the recipient of the link', () => {
  it('must be deliverable, and on a domain that the customer may use', async () => {
    assert.equal(statusAndCode(await send({ recipient: 'a@b.test' })), '400 IllegalSendToEmail');
    assert.equal(statusAndCode(await send({ recipient: 'ikke en adresse' })), '400 ArgumentError');
    const domain = 'konkurrent.example';
    assert.equal(
      statusAndCode(await send({ recipient: `a@${domain}` })),
      '400 CustomerDoesNotHaveRightToUseDomain',
    );
  });

  it('may be the number itself only while a telephone has it', async () => {
    const own = { recipient: await numberOf() };
    assert.equal((await send(own)).statusCode, 200);
    const change = (status: 'Active' | 'Suspended') =>
      test.database.db
        .updateTable('subscriptions')
        .set({ status })
        .where('subscription_id', '=', id)
        .execute();
    await change('Suspended');
    assert.equal(statusAndCode(await send(own)), '400 NumberNotAvailable');
    assert.equal(
      (await send()).statusCode,
      200,
      'another recipient is allowed while the number is suspended',
    );
    await change('Active');
    // After a loss, the number is on the eSIM that nobody has installed yet.
    const { icc } = await test.database.db
      .selectFrom('esims')
      .select('icc')
      .where('subscription_id', '=', id)
      .executeTakeFirstOrThrow();
    await test.database.db.updateTable('sim_cards').set({ icc }).where('subscription_id', '=', id).execute();
    assert.equal(statusAndCode(await send(own)), '400 NumberNotAvailable');
  });

  it('is limited to ten per recipient a day, and fifty per sender an hour', async () => {
    for (let count = 0; count < 10; count += 1) assert.equal((await send()).statusCode, 200);
    assert.equal((await send()).statusCode, 429);
    assert.equal((await send({ recipient: to.toUpperCase() })).statusCode, 429);
    for (let count = 10; count < 50; count += 1)
      assert.equal((await send({ recipient: `a${String(count)}@firma.example` })).statusCode, 200);
    assert.equal((await send({ recipient: 'b@firma.example' })).statusCode, 429);
    assert.equal((await send({ recipient: 'b@firma.example' }, 'superadmin@demo.example')).statusCode, 200);
  });

  it('is chosen by administrators, not by employees', async () => {
    assert.equal((await send({ recipient: to }, 'employee@demo.example')).statusCode, 403);
    assert.equal((await test.get(`${path()}?customerId=1001`, 'employee@demo.example')).statusCode, 403);
  });
});

describe('the link to the eSIM of a data card', () => {
  it('is independent of the link to the main eSIM', async () => {
    const call = {
      method: 'POST',
      path: `/subscriptions/${id}/sims/datacards?customerId=1001`,
      as: admin,
    } as const;
    const added = await test.call({ ...call, data: { simcardProductCode: 'DATA20ESIM' } });
    assert.equal(added.statusCode, 202, added.body);
    await test.passTime(60);
    const { icc } = await test.database.db
      .selectFrom('sim_cards')
      .select('icc')
      .where('subscription_id', '=', id)
      .where('is_main', '=', false)
      .executeTakeFirstOrThrow();
    await sent();
    const main = await newestToken();
    const link = await sent({ recipient: to, dataCardIcc: icc });
    assert.equal(link.dataCardIcc, icc);
    assert.match((await messages()).at(-1)?.text ?? '', /e-sim til datakortet på /);
    const token = await newestToken();
    assert.equal((await open(token)).isDataCard, true);
    assert.notEqual(await codeOf(token), await codeOf(main));
    assert.equal(
      statusAndCode(await send({ recipient: to, dataCardIcc: '8945' })),
      '400 SubscriptionActionNotAllowed',
    );
  });
});

describe('the activity log', () => {
  it('has who sent the link to whom, that the code was shown, and that it was withdrawn', async () => {
    const subject = await numberOf();
    const next = () => {
      test.clock.set(new Date(test.clock.now().getTime() + 1000));
    };
    await sent();
    next();
    const { id: second } = await sent({ recipient: '22334455' });
    next();
    await withdraw(second);
    next();
    const { expiresAt } = await sent();
    await codeOf(await newestToken());
    const entries = await log();
    const by = { actor_email: admin, subject };
    const said = entries.map(({ action, before, after }) => [action, before?.values, after?.values]);
    assert.deepEqual(said, [
      ['EsimLinkSent', undefined, [to]],
      ['EsimLinkSent', [to], ['22334455']],
      ['EsimLinkWithdrawn', ['22334455'], undefined],
      ['EsimLinkSent', undefined, [to]],
      ['EsimLinkShown', undefined, [to]],
    ]);
    for (const { actor_email, subject: told } of entries.slice(0, 4))
      assert.deepEqual({ actor_email, subject: told }, by);
    assert.deepEqual([entries[4]?.actor_email, entries[4]?.subject], [null, subject]);
    assert.equal(entries[3]?.after?.expiresAt, expiresAt);
  });
});
