import { aSubscription } from '../testing/subscriptions.ts';
import { addressText, subscriptionFacts, userFacts, type Fact } from './subscription-facts.ts';

const byTerm = (facts: readonly Fact[]) =>
  Object.fromEntries(facts.map(({ term, value }) => [term, value?.replaceAll('\u00a0', ' ')]));

const shown = { accountHref: '/1001/faktureringskonti/80010001', showsPrice: true, today: '2026-11-21' };

it('lists the facts of the subscription (SUB-001, FMT-001, FMT-002, FMT-003)', () => {
  expect(byTerm(subscriptionFacts(aSubscription({ barringsLimit: 2000 }), shown))).toEqual({
    Produkt: 'Erhverv Mobil 50 GB',
    Type: 'Mobilabonnement',
    Nummer: '12 34 56 78',
    Kredsløbsnummer: undefined,
    Pris: '169,00 kr./md',
    Startdato: '1. jan. 2025',
    Ophører: undefined,
    Kundenummer: 'Hovedkontor (80010001)',
    Beløbsgrænse: '2.000 kr. om måneden',
  });
});

it.each([
  [true, '169,00 kr./md'],
  [false, undefined],
])('with the price toggle %p the price is %p (SUB-004, SUB-008)', (showsPrice, price) => {
  expect(byTerm(subscriptionFacts(aSubscription(), { ...shown, showsPrice }))['Pris']).toBe(price);
});

it.each([
  ['2026-11-21', 'Startdato'],
  ['2026-11-22', 'Starter'],
])('labels the start date %s as %s', (effectiveDate, term) => {
  expect(byTerm(subscriptionFacts(aSubscription({ effectiveDate }), shown))).toHaveProperty(term);
});

it.each([
  ['Active', 'Ophører'],
  ['Cancelled', 'Slutdato'],
] as const)('shows when the subscription ends (%s) (SUB-019)', (status, term) => {
  const facts = subscriptionFacts(aSubscription({ status, futureCancellationDate: '2027-01-31' }), shown);
  expect(byTerm(facts)[term]).toBe('31. jan. 2027');
});

it('lists the facts of the user', () => {
  expect(byTerm(userFacts(aSubscription({ invoiceNote: 'Salg' })))).toEqual({
    Navn: 'Mette Holm',
    'E-mail': 'mette.holm@demo.example',
    Medarbejdernummer: 'M-17',
    'Tekst på fakturaen': 'Salg',
  });
});

it.each([
  [
    { streetName: 'Pakhusvej', houseNumber: '12', zipcode: '2150', city: 'Nordhavn' },
    'Pakhusvej 12, 2150 Nordhavn',
  ],
  [{ streetName: 'Pakhusvej', houseNumber: null, zipcode: null, city: null }, 'Pakhusvej'],
  [{}, undefined],
  [null, undefined],
])('formats the installation address %p (SUB-002)', (address, text) => {
  expect(addressText(address)).toBe(text);
});
