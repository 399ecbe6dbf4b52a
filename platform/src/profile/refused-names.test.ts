import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { openTestApi } from '../testing/test-api.ts';

const test = await openTestApi();
after(() => test.close());

const refusals = [
  ['\u202eenhA', 'InvisibleCharacters'],
  ['Anna\r\nBcc: alle', 'InvisibleCharacters'],
  ['\u200b', 'InvisibleCharacters'],
  ['https://evil.example/win', 'LinkInName'],
  ['Vind på www.evil.dk', 'LinkInName'],
] as const;
for (const [name, code] of refusals)
  it(`PUT /user/name refuses ${JSON.stringify(name)} with its own code`, async () => {
    for (const data of [
      { firstName: name, lastName: 'Holm' },
      { firstName: 'Anna', lastName: name },
    ]) {
      const call = { method: 'PUT', path: '/user/name', as: 'admin@demo.example', data } as const;
      const answer = await test.call(call);
      assert.equal(answer.statusCode, 400);
      assert.equal(answer.json<{ subCode: string }>().subCode, code);
    }
  });
