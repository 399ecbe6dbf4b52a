import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

let test: TestApi;
before(async () => {
  test = await openTestApi();
});
after(() => test.close());

for (const name of ['\u202eenhA', 'Anna\r\nBcc: alle', '\u200b'])
  it(`refuses ${JSON.stringify(name)} as a name, by a code that the page has words for`, async () => {
    const answer = await test.call({
      method: 'PUT',
      path: '/user/name',
      as: 'admin@demo.example',
      data: { firstName: name, lastName: 'Holm' },
    });
    assert.equal(answer.statusCode, 400);
    assert.equal(answer.json<{ subCode: string }>().subCode, 'InvisibleCharacters');
  });
