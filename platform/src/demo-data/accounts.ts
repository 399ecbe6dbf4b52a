import type { AccountAddress, InvoiceFormat, ProductGroup } from 'shared/contracts/account';
import { danishSortKey } from '../database/danish-sort-key.ts';
import { firstOfMonth } from '../time/danish-day.ts';
import type { DemoCustomer } from './customers.ts';
import type { DemoRow } from './demo-rows.ts';
import type { Moments } from './moments.ts';
import type { Random } from 'shared/catalogue/random';
import { streets, towns } from './invented-names.ts';

const invoiceFormats: readonly [InvoiceFormat, ...InvoiceFormat[]] = [
  'EmailPdf',
  'Ean',
  'Betalingsservice',
  'Leverandorservice',
  'Giro',
];

/** The two billing accounts limited@demo.example has access to: one under each root of the first customer. */
export const limitedAccountIds = ['80011001', '80011008'] as const;

/** Root accounts first, so that the rows can be inserted in this order. */
export function generateAccounts(
  customer: DemoCustomer,
  random: Random,
  moments: Moments,
): DemoRow<'accounts'>[] {
  const idOf = (level: 0 | 1, index: number) =>
    `8${customer.row.customer_id.slice(-3)}${String(level)}${String(index + 1).padStart(3, '0')}`;
  const roots = customer.roots.map((name, index) =>
    account({ id: idOf(0, index), root: null, name, group: 'Mobile', format: 'EmailPdf' }),
  );
  const { departments } = customer;
  const below = Array.from({ length: customer.accountsBelow }, (_, index) => {
    const [department, group] = departments[index % departments.length] ?? departments[0];
    const round = Math.floor(index / departments.length);
    return account({
      id: idOf(1, index),
      root: roots[index < customer.accountsBelow / 2 ? 0 : roots.length - 1]?.account_id ?? null,
      name: round === 0 ? department : `${department} ${String(round + 1)}`,
      group,
      format: invoiceFormats[index % invoiceFormats.length] ?? 'EmailPdf',
    });
  });
  return [...roots, ...below];

  function account(given: {
    id: string;
    root: string | null;
    name: string;
    group: ProductGroup;
    format: InvoiceFormat;
  }): DemoRow<'accounts'> {
    return {
      account_id: given.id,
      customer_id: customer.row.customer_id,
      root_account_id: given.root,
      account_name: given.name,
      sort_name: danishSortKey(given.name),
      search_text: `${given.name} ${given.id}`.toLowerCase(),
      product_group: given.group,
      address: generateAddress(random),
      national_usage_allowance: random.pick(['NoBlock', 'SoftBlock', 'Block', 'ForceBlock']),
      retail_roaming: random.pick(['NoBlock', 'NoBlock', 'SoftBlock', 'Block']),
      roaming_cost_control: random.pick(['NoBlock', 'SoftBlock']),
      bill_cycle_frequency: random.chance(80) ? 'Monthly' : 'Quarterly',
      bill_cycle_start_date: firstOfMonth(moments.today),
      invoice_format: given.format,
      ean: given.format === 'Ean' ? `579${random.digits(10)}` : null,
      email: given.format === 'EmailPdf' ? `faktura.${given.id}@kunde.example` : null,
      reference: random.chance(40) ? `Projekt ${random.digits(4)}` : null,
      version: 1,
      created_on: null,
      closed_on: null,
    };
  }
}

/**
 * An account the customer closed three months ago: like its first root, with the number after those of the open
 * accounts.
 */
export function generateClosedAccounts(
  { row, closedAccount: name, accountsBelow }: DemoCustomer,
  [root]: readonly DemoRow<'accounts'>[],
  moments: Moments,
): DemoRow<'accounts'>[] {
  if (name === undefined || !root) return [];
  const account_id = `8${row.customer_id.slice(-3)}1${String(accountsBelow + 1).padStart(3, '0')}`;
  return [
    {
      ...root,
      account_id,
      root_account_id: root.account_id,
      account_name: name,
      sort_name: danishSortKey(name),
      search_text: `${name} ${account_id}`.toLowerCase(),
      closed_on: firstOfMonth(moments.today, -3),
    },
  ];
}

function generateAddress(random: Random): AccountAddress {
  const town = random.pick(towns);
  return {
    streetName: random.pick(streets),
    houseNumber: String(random.int(1, 180)),
    floor: random.chance(40) ? String(random.int(1, 5)) : null,
    doorNumber: null,
    direction: random.chance(25) ? random.pick(['tv', 'mf', 'th']) : null,
    zip: town.zip,
    city: town.city,
    country: 'Danmark',
    addressPostOfficeBox: null,
    landlordName: null,
  };
}
