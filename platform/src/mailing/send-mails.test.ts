import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readOutbox } from '../outbox/messages.ts';
import { openTestApi, testOrigin } from '../testing/test-api.ts';
import { sendMails } from './send-mails.ts';

it('sendMails sends the outbox even when another mail cannot be written, and reports the error', async context => {
  const test = await openTestApi();
  context.after(() => test.close());
  const { clock, outbox, database } = test;
  const message = { to: 'a@demo.example', channel: 'mail', subject: 's', text: 't', links: [] } as const;
  await outbox.put(database.db, { ...message, links: [] }, clock.now());
  await database.db.schema.alterTable('password_resets').renameTo('password_resets_away').execute();
  await assert.rejects(
    sendMails({ db: database.db, clock, outbox, portalOrigin: testOrigin }),
    /password_resets/,
  );
  assert.deepEqual(
    (await readOutbox(database.db)).map(({ to }) => to),
    ['a@demo.example'],
  );
});
