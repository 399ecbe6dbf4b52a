import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { writeEmbeddedCopy } from '../testing/database/embedded-copy.ts';
import { refusal } from './testing/refusal.ts';
import { explainEmbedded } from './explain-embedded.ts';
import { explainFullDisk } from './explain-full-disk.ts';
import { openDatabase } from './open-database.ts';

describe('opening the database', () => {
  it('keeps what was stored and gives the folder back when closed', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'platform-data-'));
    await writeEmbeddedCopy('empty', join(dataDir, 'database'));
    const first = await openDatabase({ dataDir });
    await first.db.insertInto('system_settings').values({ name: 'kept', value: '[1]' }).execute();
    await assert.rejects(openDatabase({ dataDir }), refusal(/in use by another running portal/));
    await first.close();
    const second = await openDatabase({ dataDir });
    const row = await second.db.selectFrom('system_settings').selectAll().executeTakeFirstOrThrow();
    assert.deepEqual(row, { name: 'kept', value: [1] });
    await second.close();
    rmSync(dataDir, { recursive: true });
  });

  it('explains that the folder has no valid database, and unlocks it', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'platform-data-'));
    mkdirSync(join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), 'none');
    for (let times = 0; times < 2; times += 1)
      await assert.rejects(openDatabase({ dataDir }), refusal(/cannot be opened \(.+\): delete the folder/));
    rmSync(dataDir, { recursive: true });
  });

  it('explains that the disk of the folder is full', () => {
    const byEmbedded = Object.assign(new Error(), { name: 'ErrnoError', errno: 51 });
    refusal(/^The disk of the data folder \/data is full: make room/)(explainEmbedded(byEmbedded, '/data'));
  });

  it('explains that the disk became full during a write, and leaves other errors unchanged', () => {
    const byDatabase = Object.assign(new Error('could not extend file "base/5/1": No space left on device'), {
      code: '53100',
    });
    refusal(/^The disk of the database is full \(could not extend file .+\): make room/)(
      explainFullDisk(byDatabase),
    );
    const other = Object.assign(new Error('syntax error'), { code: '42601' });
    assert.equal(explainFullDisk(other), other);
  });

  it('explains that DATABASE_URL is invalid', async () => {
    for (const url of ['nonsense', 'mysql://a:secret-word@b/c', 'http://localhost']) {
      await assert.rejects(openDatabase({ url }), refusal(/DATABASE_URL is not a PostgreSQL address/));
    }
  });

  it('explains that PostgreSQL cannot be reached, without the password', async () => {
    const probe = createServer();
    await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve));
    const { port } = probe.address() as AddressInfo;
    await new Promise(resolve => probe.close(resolve));
    const url = `postgres://portal:secret-word@127.0.0.1:${port}/portal`;
    await assert.rejects(openDatabase({ url }), refusal(/cannot be reached \(ECONNREFUSED\)/));
  });
});
