import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { billingItemsAnswer } from 'shared/contracts/billing-item';
import { paymentSessionAnswer, type PaymentSession } from 'shared/contracts/payment';
import * as z from 'zod/mini';
import { openDatabase } from '../database/open-database.ts';
import { SignInBrowser } from '../identity/testing/sign-in-browser.ts';
import { outcomeOf, sandboxCardNumbers } from '../payment-sandbox/sandbox-cards.ts';
import { startPlatformProcess, type PlatformProcess } from '../testing/processes/platform-process.ts';
import {
  createScratchEnvironment,
  type ScratchEnvironment,
} from '../testing/processes/scratch-environment.ts';
import { encipherCard } from '../testing/test-card.ts';

/** Not a card of the sandbox, and a code that appears nowhere by chance. Both are refused. */
const unknownCard = '4999999999999996';
const unknownCode = 'securitycode90417355';
const secrets = [...sandboxCardNumbers, unknownCard, unknownCode];
/** A marker that proves that the search works. */
const planted = 'planted-5f0c';

/** The words found in a text, also when written with spaces or hyphens. */
const foundIn = (text: string, words: readonly string[]): string[] => {
  const joined = text.replaceAll(/[ -]/g, '');
  return words.filter(word => text.includes(word) || joined.includes(word));
};

describe('the data that the platform writes during card payments', () => {
  let place: ScratchEnvironment;
  let running: PlatformProcess;
  let headers: Record<string, string>;
  let framePage: string;
  before(async () => {
    place = await createScratchEnvironment('seeded');
    running = startPlatformProcess(place.environment);
    await running.ready;
    const browser = new SignInBrowser(at(100), at(0));
    const { access_token } = await browser.signIn('superadmin@demo.example', 'Portal2026');
    headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
    framePage = await (await fetch(`${at(400)}/checkoutshopper/securedfields/k/1/securedFields.html`)).text();
  });
  after(async () => {
    await running.kill();
    await place.drop();
  });

  const at = (offset: number) => `http://localhost:${String(place.portBase + offset)}`;
  const api = (path: string) => `${at(200)}/self-service-api${path}`;
  const post = (url: string, body: unknown) =>
    fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => undefined);

  const payableIds = async () => {
    const path = '/billing-items?customerId=1001&statuses=Open&statuses=Overdue&pageSize=200';
    const { billingItems } = z.parse(
      billingItemsAnswer,
      await (await fetch(api(path), { headers })).json(),
    ).data;
    return billingItems.filter(({ isPayable }) => isPayable).map(({ billingItemId }) => billingItemId);
  };
  const begin = async (id: string): Promise<PaymentSession> => {
    const data = { billingItemIds: [id], returnUrl: `${at(0)}/selvbetjening/` };
    const answer = await post(api('/payment-sessions?customerId=1001'), { data });
    return z.parse(paymentSessionAnswer, await answer?.json()).data.paymentSession;
  };
  const pay = ({ provider }: PaymentSession, paymentMethod: unknown) =>
    post(`${at(400)}/checkoutshopper/v1/sessions/${provider?.id ?? ''}/payments?clientKey=k`, {
      sessionData: provider?.sessionData,
      paymentMethod,
    });
  const stateOf = async ({ sessionId }: PaymentSession) => {
    const answer = await fetch(api(`/payment-sessions/${sessionId}?customerId=1001`), { headers });
    return z.parse(paymentSessionAnswer, await answer.json()).data.paymentSession.state;
  };

  it('contains no card number or security code, in output, database or files (BIL-002)', async () => {
    const ids = await payableIds();
    const paid: PaymentSession[] = [];
    for (const number of sandboxCardNumbers) {
      const session = await begin(ids.shift() ?? '');
      await pay(session, encipherCard(framePage, number));
      if (outcomeOf({ number, month: '3', year: '30', securityCode: '737' }) !== 'Challenge')
        paid.push(session);
    }
    for (const [number, code] of [
      [unknownCard, '737'],
      [sandboxCardNumbers[0] ?? '', unknownCode],
    ] as const)
      await pay(await begin(ids.shift() ?? ''), encipherCard(framePage, number, code));
    await sendInTheClear(ids.shift() ?? '');
    await post(`${at(500)}/logs`, { message: planted });
    // Waits for all notifications, because each is stored when it arrives.
    for (const session of paid)
      while ((await stateOf(session)) === 'Pending') await new Promise(resolve => setTimeout(resolve, 100));

    running.child.kill('SIGTERM');
    await running.exited;
    const { out, error } = running.output;
    assert.match(out, /^platform ready/);
    assert.deepEqual(foundIn(out + error, secrets), []);
    assert.deepEqual(await foundInTables(secrets), []);
    assert.deepEqual(
      (await foundInTables([planted])).map(found => found.table),
      ['collector_entries'],
    );
    const files = readdirSync(dataDir(), { recursive: true, withFileTypes: true }).filter(file =>
      file.isFile(),
    );
    for (const file of files) {
      const bytes = readFileSync(join(file.parentPath, file.name), 'latin1');
      assert.deepEqual(foundIn(bytes, secrets), [], file.name);
    }
  });

  const dataDir = () => place.environment['PORTAL_DATA_DIR'] ?? '';

  /** Sends cards where none belong, like a broken page or an attacker. */
  async function sendInTheClear(id: string): Promise<void> {
    const [number] = sandboxCardNumbers;
    const card = { type: 'scheme', number, encryptedCardNumber: number, cvc: unknownCode };
    await pay(await begin(id), card);
    await pay(await begin(id), { ...encipherCard(framePage, unknownCard), encryptedCardNumber: number });
    const data = { billingItemIds: [number], returnUrl: `${at(0)}/${number ?? ''}`, paymentMethod: card };
    await post(api('/payment-sessions?customerId=1001'), { data });
    await post(api(`/payment-sessions/${number ?? ''}?customerId=1001`), { data });
    await post(api('/payments/webhook'), { card });
  }

  async function foundInTables(words: readonly string[]): Promise<{ table: string; words: string[] }[]> {
    const { DATABASE_URL: url } = place.environment;
    const database = await openDatabase(url === undefined ? { dataDir: dataDir() } : { url });
    try {
      const { rows: tables } = await sql<{ schema: string; name: string }>`
        select table_schema as schema, table_name as name from information_schema.tables
        where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(
        database.db,
      );
      assert(tables.some(({ name }) => name === 'audit_log'));
      const found = [];
      for (const { schema, name } of tables) {
        const { rows } = await sql<{ row: string }>`select t::text as row
          from ${sql.id(schema, name)} t`.execute(database.db);
        const here = foundIn(rows.map(({ row }) => row).join('\n'), words);
        if (here.length > 0) found.push({ table: name, words: here });
      }
      return found;
    } finally {
      await database.close();
    }
  }
});
