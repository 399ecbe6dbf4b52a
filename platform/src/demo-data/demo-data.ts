import { generateAccounts, generateClosedAccounts } from './accounts.ts';
import { generateAuditLog } from './audit-log.ts';
import { generateBlankSimCards } from './blank-sim-cards.ts';
import { generateBillingItems } from './billing-items.ts';
import { generateExtraServices, generatePricePlans } from './catalogue.ts';
import { demoCustomers } from './customers.ts';
import { emptyDemoRows, type DemoRows } from './demo-rows.ts';
import { generateEsims } from './esims.ts';
import { momentsFrom } from './moments.ts';
import { generateOrders } from './orders.ts';
import { generateNamedPeople, generatePeople } from './people.ts';
import { createRandom } from 'shared/catalogue/random';
import { generateDataCardEsims } from './sim-cards.ts';
import { generateSubscriptions } from './subscriptions.ts';

/** All rows of the demo data. Deterministic: the same time and hash always give the same rows. */
export function generateDemoData(now: Date, passwordHash: string): DemoRows {
  const moments = momentsFrom(now);
  const rows = emptyDemoRows();
  const append = (more: Partial<DemoRows>) => {
    rows.customers.push(...(more.customers ?? []));
    rows.users.push(...(more.users ?? []));
    rows.memberships.push(...(more.memberships ?? []));
    rows.membership_accounts.push(...(more.membership_accounts ?? []));
    rows.invitations.push(...(more.invitations ?? []));
  };
  append({ customers: demoCustomers.map(customer => customer.row) });
  append(generateNamedPeople(passwordHash, moments));
  for (const customer of demoCustomers) {
    const accounts = generateAccounts(
      customer,
      createRandom(`accounts of ${customer.row.customer_id}`),
      moments,
    );
    const { subscriptions, simCards } = generateSubscriptions(customer, accounts, moments);
    const withEsims = generateEsims(subscriptions, simCards, moments);
    const accountIds = accounts.map(account => account.account_id);
    const people = generatePeople(customer, accountIds, passwordHash, moments);
    append(people);
    rows.denied_email_domains.push({
      customer_id: customer.row.customer_id,
      domain: 'konkurrent.example',
    });
    rows.audit_log.push(...generateAuditLog(customer.row.customer_id, people, moments));
    rows.accounts.push(...accounts, ...generateClosedAccounts(customer, accounts, moments));
    rows.subscriptions.push(...subscriptions);
    rows.sim_cards.push(...withEsims.simCards);
    rows.esims.push(...withEsims.esims);
    rows.data_card_esims.push(...generateDataCardEsims(withEsims.simCards));
    rows.orders.push(...generateOrders(customer, subscriptions, moments));
    rows.billing_items.push(...generateBillingItems(customer, accounts, subscriptions, moments));
  }
  rows.price_plans.push(...generatePricePlans());
  rows.extra_services.push(...generateExtraServices());
  rows.blank_sim_cards.push(...generateBlankSimCards());
  return rows;
}
