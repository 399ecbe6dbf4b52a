import type { Insertable, Selectable } from 'kysely';
import type { DomainTables } from '../database/tables.ts';

type Written<Value> = Value extends Date ? string : Value;

/** A generated row: times as ISO text, JSON as plain values, without generated columns. */
export type DemoRow<Table extends keyof DomainTables> = {
  [Column in keyof Insertable<DomainTables[Table]> & keyof Selectable<DomainTables[Table]>]-?: Written<
    Selectable<DomainTables[Table]>[Column]
  >;
};

/** All rows of the demo data, by table. */
export type DemoRows = { [Table in keyof DomainTables]: DemoRow<Table>[] };

/** An empty set of rows; its keys are in an order in which the tables can be filled. */
export function emptyDemoRows(): DemoRows {
  return {
    customers: [],
    users: [],
    memberships: [],
    invitations: [],
    denied_email_domains: [],
    audit_log: [],
    accounts: [],
    membership_accounts: [],
    price_plans: [],
    extra_services: [],
    subscriptions: [],
    sim_cards: [],
    data_card_esims: [],
    esims: [],
    blank_sim_cards: [],
    orders: [],
    attachments: [],
    attachment_parts: [],
    billing_items: [],
  };
}
