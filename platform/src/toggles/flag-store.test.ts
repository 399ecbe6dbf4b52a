import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { OpenDatabase } from '../database/open-database.ts';
import { openTestDatabase } from '../testing/database/test-database.ts';
import { demoToggles } from './demo-toggles.ts';
import { createFlagStore } from './flag-store.ts';

describe('the flag store', () => {
  let database: OpenDatabase;
  before(async () => {
    database = await openTestDatabase();
  });
  after(() => database.close());

  it('starts with the demo values', async () => {
    const flags = await createFlagStore(database.db);
    const values = flags.all().map(({ key, kind, value }) => ({ key, kind, value }));
    const byKey = (a: { key: string }, b: { key: string }) => a.key.localeCompare(b.key);
    assert.deepEqual(values.toSorted(byKey), [...demoToggles].sort(byKey));
  });

  it('keeps a value across restarts, and counts its versions', async () => {
    const first = await createFlagStore(database.db);
    const before = first.all().find(({ key }) => key === 'maintenance');
    await first.set('maintenance', 'true');
    const second = await createFlagStore(database.db);
    const after = second.all().find(({ key }) => key === 'maintenance');
    assert.equal(after?.value, 'true');
    assert.equal(after.version, (before?.version ?? 0) + 1);
  });

  it('notifies subscribers of changes here, in another process and by a reset', async () => {
    const here = await createFlagStore(database.db);
    const elsewhere = await createFlagStore(database.db);
    const heard: string[] = [];
    here.subscribe(changed => heard.push(...changed.map(({ key, value }) => `${key}=${value}`)));
    await here.set('force-fresh-login', 'true');
    await elsewhere.set('information-banner-global', 'Hej');
    await here.refresh();
    await here.reset();
    assert.ok(heard.includes('force-fresh-login=true'));
    assert.ok(heard.includes('information-banner-global=Hej'));
    assert.ok(heard.includes('information-banner-global='));
  });

  it('does not set unknown toggles', async () => {
    const flags = await createFlagStore(database.db);
    assert.equal(await flags.set('unknown', 'true'), undefined);
  });
});
