import { bulkReason } from './bulk-job.ts';

it.each([
  ['Suspend', 'Abonnementet er ikke aktivt'],
  ['Reactivate', 'Abonnementet er ikke spærret'],
  ['Barrings', 'Abonnementet har allerede de valgte spærringer'],
  ['BillingAccount', 'Abonnementet er allerede på kundenummeret'],
  ['Plan', 'Kan ikke ændres, som abonnementet er lige nu'],
])('says of %s that it is so already, where that is why nothing is ordered', (action, text) => {
  expect(bulkReason(action, 'SubscriptionActionNotAllowed')).toBe(text);
});
