import { bulkReason } from './bulk-job.ts';

it.each([
  ['Suspend', 'Abonnementet er ikke aktivt'],
  ['Reactivate', 'Abonnementet er ikke spærret'],
  ['Barrings', 'Abonnementet har allerede de valgte spærringer'],
  ['BillingAccount', 'Abonnementet er allerede på kundenummeret'],
  ['Plan', 'Kan ikke ændres, som abonnementet er lige nu'],
])('explains why %s does not order anything', (action, text) => {
  expect(bulkReason(action, 'SubscriptionActionNotAllowed')).toBe(text);
});
