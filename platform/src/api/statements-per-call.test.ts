import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { openRecordedApi } from '../testing/recorded-api.ts';

const api = await openRecordedApi();
const { statements } = api.recorded;
after(() => api.close());

describe('downloading a document', () => {
  // The permission check, the content of the document, and the audit entry with the name of the person.
  it('runs 4 statements', async () => {
    const { billing_item_id: id } = await api.database.db
      .selectFrom('billing_items')
      .select('billing_item_id')
      .where('customer_id', '=', '1001')
      .executeTakeFirstOrThrow();
    statements.length = 0;
    const answer = await api.get(`/billing-items/${id}/documents/${id}-csv?customerId=1001`);
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal(statements.length, 4, statements.join('\n'));
  });
});

describe('a list page of 40', () => {
  // The permission check, and the page with its total count. Where the count decides how to find the page, it comes first.
  for (const [path, expected] of [
    ['/customers/1001/users?pageSize=40', 2],
    ['/customers/1001/users/v2?pageSize=40', 2],
    ['/accounts?customerId=1001&pageSize=40', 2],
    ['/accounts?customerId=1001&pageSize=40&balances=true', 2],
    ['/billing-items?customerId=1001&pageSize=40', 3],
    ['/subscriptions?customerId=1001&pageSize=40', 3],
    ['/notifications?customerId=1001&pageSize=40', 2],
  ] as const)
    it(`runs ${String(expected)} statements: ${path}`, async () => {
      statements.length = 0;
      const answer = await api.get(path);
      assert.equal(answer.statusCode, 200, answer.body);
      assert.equal(statements.length, expected, statements.join('\n'));
    });
});

describe('the landing page', () => {
  // The permission check; invoices; sums and rows of orders; subscriptions; invitations; all customers.
  it('runs 7 statements, however many customers the person has', async () => {
    statements.length = 0;
    const answer = await api.get('/landing-page?customerId=1001');
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal(statements.length, 7, statements.join('\n'));
  });
});

describe('the search across areas', () => {
  it('runs one statement for all kinds, and one for the permission check', async () => {
    statements.length = 0;
    const answer = await api.get('/search/suggestions?customerId=1001&searchQuery=an');
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal(statements.length, 2, statements.join('\n'));
  });
});
