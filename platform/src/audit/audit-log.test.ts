import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, describe, it } from 'node:test';
import { auditLogAnswer } from 'shared/contracts/audit-log';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { openTestApi } from '../testing/test-api.ts';
import { userIdOf } from '../testing/rows/user-id-of.ts';
import { csvFile } from '../kernel/files/csv-file.ts';

const superadmin = 'superadmin@demo.example';

const test = await openTestApi();
after(() => test.close());

async function read(query = '', customerId = '1001') {
  const answer = await test.get(`/audit-log?customerId=${customerId}&pageSize=200${query}`, superadmin);
  assert.equal(answer.statusCode, 200, answer.body);
  return z.parse(auditLogAnswer, answer.json()).data;
}

describe('GET /audit-log', () => {
  it('returns the newest entries first, in pages, of one customer only', async () => {
    const { entries, totalCount } = await read();
    assert(totalCount > 20);
    const moments = entries.map(entry => entry.at);
    assert.deepEqual(moments, moments.toSorted().toReversed());
    const answer = await test.get('/audit-log?customerId=1001&pageSize=5&offset=5', superadmin);
    const second = z.parse(auditLogAnswer, answer.json()).data;
    assert.deepEqual(second.entries, entries.slice(5, 10));
    const ids = new Set(entries.map(entry => entry.entryId));
    assert((await read('', '1003')).entries.every(entry => !ids.has(entry.entryId)));
  });

  it('filters by text, actor, action and days', async () => {
    const { entries } = await read();
    const [some] = entries.filter(entry => entry.action === 'InvitationCreated');
    assert(some?.actorEmail);
    const actor = encodeURIComponent(some.actorEmail);
    assert((await read(`&actor=${actor}`)).entries.every(entry => entry.actorEmail === some.actorEmail));
    const found = await read(`&searchQuery=${some.subject}&action=InvitationCreated`);
    assert.deepEqual(
      found.entries.map(entry => entry.entryId),
      [some.entryId],
    );
    const day = some.at.slice(0, 10);
    const ofDay = await read(`&from=${day}&to=${day}`);
    assert(ofDay.entries.some(entry => entry.entryId === some.entryId));
    assert(ofDay.totalCount < entries.length);
    assert.equal((await read('&from=2999-01-01')).totalCount, 0);
    const file = await test.get('/audit-log?customerId=1001&format=csv&action=InvitationCreated', superadmin);
    const [, ...rows] = file.body.trimEnd().split('\r\n');
    assert.equal(rows.length, (await read('&action=InvitationCreated')).totalCount);
  });

  it('finds entries by the e-mail of the actor', async () => {
    const { entries } = await read();
    const some = entries.find(({ actorEmail, subject }) => actorEmail !== null && actorEmail !== subject);
    assert(some?.actorEmail);
    const found = await read(`&searchQuery=${encodeURIComponent(some.actorEmail)}`);
    assert(found.entries.some(({ entryId }) => entryId === some.entryId));
  });

  it('starts days at midnight in Denmark, in winter and summer', async () => {
    const of = (at: string) => ({
      entry_id: at,
      customer_id: '1001',
      at: new Date(at),
      correlation_id: '-',
      search_text: '',
      actor_id: null,
      actor_name: null,
      actor_email: null,
      before: null,
      after: null,
      action: 'PukCodeShown' as const,
      subject: 'x',
      about_kind: null,
      about_id: null,
    });
    const moments = [
      '2001-01-14T22:59:59Z',
      '2001-01-14T23:00:00Z',
      '2001-01-15T22:59:59Z',
      '2001-01-15T23:00:00Z',
      '2001-07-14T21:59:59Z',
      '2001-07-14T22:00:00Z',
      '2001-07-15T21:59:59Z',
      '2001-07-15T22:00:00Z',
    ];
    await test.database.db
      .insertInto('audit_log')
      .values(moments.map(moment => of(moment)))
      .execute();
    const onDay = async (day: string) =>
      (await read(`&from=${day}&to=${day}`)).entries.map(({ entryId }) => entryId).sort();
    assert.deepEqual(await onDay('2001-01-15'), moments.slice(1, 3));
    assert.deepEqual(await onDay('2001-07-15'), moments.slice(5, 7));
  });

  it('filters by record, and for a person includes what they did', async () => {
    const { db } = test.database;
    const of = (about_kind: string | null, about_id: string | null, changes: object = {}) => ({
      entry_id: randomUUID(),
      customer_id: '1001',
      at: test.clock.now(),
      correlation_id: '-',
      actor_id: null,
      actor_name: null,
      actor_email: null,
      action: 'PukCodeShown' as const,
      subject: 'x',
      before: null,
      after: null,
      search_text: '',
      about_kind: about_kind as 'Account' | null,
      about_id,
      ...changes,
    });
    const adminId = await userIdOf(db, 'admin@demo.example');
    const placed = { action: 'OrderPlaced' } as const;
    const entries = {
      subscription: of('Subscription', 's-log'),
      order: of('Subscription', 's-log', placed),
      oldOrder: of(null, null, { ...placed, after: JSON.stringify({ subscriptionId: 's-log' }) }),
      account: of('Account', 's-log'),
      oldAccount: of(null, null, { subject: 's-log', action: 'AccountChanged' }),
      person: of('Person', 'admin@demo.example'),
      oldPerson: of(null, null, { subject: 'admin@demo.example', action: 'AccessChanged' }),
      byPerson: of('Account', 'another', { actor_id: adminId }),
      elsewhere: of('Subscription', 's-log', { customer_id: '1003' }),
    };
    await db.insertInto('audit_log').values(Object.values(entries)).execute();
    const found = async (query: string) => {
      const ids = (await read(query)).entries.map(({ entryId }) => entryId);
      return Object.entries(entries).flatMap(([name, { entry_id }]) =>
        ids.includes(entry_id) ? [name] : [],
      );
    };
    assert.deepEqual(await found('&subscriptionId=s-log'), ['subscription', 'order', 'oldOrder']);
    assert.deepEqual(await found('&subscriptionId=s-log&withoutOrders=true'), ['subscription']);
    assert.deepEqual(await found('&accountId=s-log'), ['account', 'oldAccount']);
    assert.deepEqual(await found('&person=Admin@demo.example'), ['person', 'oldPerson', 'byPerson']);
    const { entries: all, totalCount } = await read('&accountId=s-log');
    assert.equal(all.length, totalCount);
  });

  it('returns a CSV file for Danish spreadsheets', async () => {
    const answer = await test.get('/audit-log?customerId=1001&format=csv', superadmin);
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal(answer.headers['content-type'], 'text/csv; charset=utf-8');
    assert.match(
      String(answer.headers['content-disposition']),
      /^attachment; filename="aktivitetslog-1001-\d{4}-\d\d-\d\d\.csv"$/,
    );
    // Without this header, the portal cannot read the file name from another origin.
    assert.match(String(answer.headers['access-control-expose-headers']), /\bcontent-disposition\b/);
    assert.deepEqual([...answer.rawPayload.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
    const lines = answer.rawPayload.toString().slice(1).trimEnd().split('\r\n');
    assert.equal(lines[0], 'Tidspunkt;Udført af;E-mail;Hændelse;Gælder;Før;Efter;Sporings-id;Beskrivelse');
    assert.equal(lines.length - 1, (await read()).totalCount);
    assert(lines.some(line => line.includes(';Rettigheder ændret;')));
    const { entries } = await read();
    const at = entries.findIndex(
      ({ action, actorEmail }) => action === 'AccessChanged' && actorEmail !== null,
    );
    const changed = entries[at];
    assert(changed);
    const { accessType, accountIds = [] } = changed.after ?? {};
    assert.deepEqual([changed.before?.accessType, accessType], ['Full', 'Limited']);
    assert.deepEqual((lines[at + 1] ?? '').split(';').slice(0, 8), [
      new Date(changed.at).toLocaleString('sv-SE', { timeZone: 'Europe/Copenhagen' }),
      changed.actorName,
      changed.actorEmail,
      'Rettigheder ændret',
      changed.subject,
      'Alle kundenumre',
      `Udvalgte kundenumre: ${accountIds.join(', ')}`,
      changed.correlationId,
    ]);
    assert(lines.some(line => / ændrede rettighederne for .+\)$/.test(line)));
  });

  it('is for superadministrators only', async () => {
    for (const email of ['admin@demo.example', 'limited@demo.example', 'employee@demo.example']) {
      for (const format of ['json', 'csv']) {
        const answer = await test.get(`/audit-log?customerId=1001&format=${format}`, email);
        assert.equal(answer.statusCode, 403, email);
      }
    }
  });

  it('is append-only', async () => {
    const { db } = test.database;
    await assert.rejects(db.updateTable('audit_log').set({ subject: 'x' }).execute(), /only ever added to/);
    await assert.rejects(db.deleteFrom('audit_log').execute(), /only ever added to/);
    await assert.rejects(sql`update audit_log set actor_email = null`.execute(db), /only ever added to/);
  });
});

describe('a CSV file', () => {
  for (const [text, cell] of [
    ['=1+1', "'=1+1"],
    ['+45', "'+45"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =1', "' =1"],
    ['\t=1', "'\t=1"],
    ['a;b', '"a;b"'],
    ['a"b', '"a""b"'],
    ['a\nb', '"a\nb"'],
    ['Ærø', 'Ærø'],
    ['1,5', '1,5'],
  ] as const) {
    it(`holds ${JSON.stringify(text)} as text, not as a formula`, () => {
      assert.equal(csvFile([[text]]), `\uFEFF${cell}\r\n`);
    });
  }

  it('writes numbers with a decimal comma', () => {
    assert.equal(csvFile([[-1234.5, 0, 'x']]), '\uFEFF-1234,5;0;x\r\n');
  });
});
