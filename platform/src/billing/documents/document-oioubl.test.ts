import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { danishDay } from '../../time/danish-day.ts';
import type { Tenant } from '../../kernel/access/guard.ts';
import { brokenOioublRules } from '../../testing/oioubl-rules.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { documentOioUbl } from './document-oioubl.ts';
import { readBillingDocument } from '../read-billing-document.ts';

const tenant: Tenant = {
  userId: 'nobody',
  customerId: '1001',
  role: 'User',
  hasContract: true,
  accountIds: 'all',
};

const test = await openTestApi();
const { db } = test.database;
const items = await db
  .selectFrom('billing_items')
  .select(['billing_item_id', 'document_type'])
  .where('customer_id', '=', tenant.customerId)
  .where('invoice_format', '=', 'Ean')
  .where('document_type', 'in', ['Invoice', 'FinalInvoice', 'CreditNote'])
  .execute();
const today = danishDay(test.clock.now());
const documents = new Map<string, string>();
for (const { billing_item_id: id, document_type: type } of items)
  documents.set(`${type} ${id}`, documentOioUbl(await readBillingDocument(db, tenant, id, today)));
after(() => test.close());

const anyOf = (type: string): string =>
  [...documents].find(([name]) => name.startsWith(`${type} `))?.[1] ?? assert.fail(`no ${type}`);

describe('an OIOUBL document (BIL-007)', () => {
  it('follows the rules for all demo data', () => {
    assert(documents.size > 20);
    for (const [name, document] of documents) assert.deepEqual(brokenOioublRules(document), [], name);
  });

  for (const [rule, type, from, to] of [
    [
      'its elements are in the order of the schema',
      'Invoice',
      /(<cbc:ID>\d+<\/cbc:ID>)(\s*<cbc:IssueDate>.*?<\/cbc:IssueDate>)/,
      '$2$1',
    ],
    ['the customer is known by a GLN of 13 digits', 'Invoice', /schemeID="GLN">\d/, 'schemeID="GLN">'],
    [
      'the lines add up',
      'CreditNote',
      /(<cac:LegalMonetaryTotal>\s*<cbc:LineExtensionAmount currencyID="DKK">)/,
      '$11',
    ],
    ['each tax category is VAT at a rate that fits it', 'Invoice', /<cbc:Percent>25/, '<cbc:Percent>24'],
    ['it says which version of UBL and of OIOUBL it is', 'CreditNote', /OIOUBL-2\.1/, 'OIOUBL-2.2'],
    ['amounts have two decimals', 'Invoice', /(currencyID="DKK">\d+\.\d)\d/, '$1'],
  ] as const)
    it(`is reported when it breaks the rule: ${rule}`, () => {
      const damaged = anyOf(type).replace(from, to);
      assert(brokenOioublRules(damaged).includes(rule), brokenOioublRules(damaged).join());
    });
});
