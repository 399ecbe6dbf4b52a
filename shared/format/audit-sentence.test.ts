import { AUDIT_ACTIONS, type AuditEntry } from 'shared/contracts/audit-log';
import { ORDER_TYPES } from 'shared/contracts/order';
import { auditedThing, auditSentence, auditSentenceText } from './audit-sentence.ts';

const entry = (changes: Partial<AuditEntry>): AuditEntry => ({
  entryId: '1',
  at: '2026-11-20T13:05:00.000Z',
  correlationId: 'c',
  action: 'Unknown',
  actorName: 'Sanne Østerhede',
  actorEmail: 'sanne@demo.example',
  subject: '10100265',
  before: null,
  after: null,
  ...changes,
});

const albert = { kind: 'Subscription', id: 's-1', name: 'Albert Skovlyst' } as const;
const mette = { kind: 'Person', id: 'mette@demo.example', name: 'Mette Holm' } as const;
const lager = { kind: 'Account', id: '80010001', name: 'Lager' } as const;
const item = { kind: 'BillingItem', id: 'b-1', name: 'Lager' } as const;
const job = { kind: 'BulkJob', id: 'J500', name: null } as const;

const ofMette = { subject: mette.id, about: mette };
const ofAlbert = { about: albert };
const ofLager = { subject: lager.id, about: lager };
const ofItem = { subject: '4711', about: item };
const ofJob = { subject: 'J500', about: job };
const order = (orderType: (typeof ORDER_TYPES)[number], effectiveDate = '2026-11-20') => ({
  orderId: 'O5',
  orderType,
  effectiveDate,
  subscriptionId: 's-1',
});

const table: readonly (readonly [Partial<AuditEntry>, string])[] = [
  [{}, 'Der skete noget, som portalen ikke har ord for: 10100265'],
  [{ action: 'InvitationCreated', ...ofMette }, 'Sanne Østerhede inviterede Mette Holm (mette@demo.example)'],
  [
    { action: 'InvitationResent', subject: 'ny@demo.example' },
    'Sanne Østerhede sendte invitationen igen til ny@demo.example',
  ],
  [
    { action: 'InvitationDeleted', subject: 'ny@demo.example' },
    'Sanne Østerhede slettede invitationen til ny@demo.example',
  ],
  [{ action: 'InvitationAccepted', ...ofMette }, 'Mette Holm accepterede invitationen'],
  [
    { action: 'AccessChanged', ...ofMette },
    'Sanne Østerhede ændrede rettighederne for Mette Holm (mette@demo.example)',
  ],
  [
    { action: 'AccessRemoved', ...ofMette },
    'Sanne Østerhede slettede administratoren Mette Holm (mette@demo.example)',
  ],
  [
    { action: 'NameChanged', ...ofMette, after: { name: 'Mette Skov' } },
    'Mette Holm skiftede navn til Mette Skov',
  ],
  [
    { action: 'EmailChanged', ...ofMette, after: { email: 'ny@demo.example' } },
    'Mette Holm skiftede e-mail til ny@demo.example',
  ],
  [{ action: 'PhoneNumberChanged', ...ofMette }, 'Mette Holm skiftede telefonnummer'],
  [{ action: 'SignedIn', ...ofMette }, 'Mette Holm loggede ind'],
  [
    { action: 'OrderPlaced', ...ofAlbert, after: order('ChangeAccount') },
    'Sanne Østerhede skiftede kundenummer på 10 10 02 65 (Albert Skovlyst)',
  ],
  [
    { action: 'OrderPlaced', ...ofLager, after: { orderType: 'ChangeAccount' } },
    'Sanne Østerhede ændrede kundenummer 80010001 (Lager)',
  ],
  [
    { action: 'OrderPlaced', ...ofAlbert, after: order('Suspension'), details: { reason: 'Stolen' } },
    'Sanne Østerhede spærrede 10 10 02 65 (Albert Skovlyst), stjålet',
  ],
  [
    { action: 'OrderPlaced', ...ofAlbert, after: order('Suspension', '2026-12-03') },
    'Sanne Østerhede spærrede 10 10 02 65 (Albert Skovlyst) fra 3. dec. 2026',
  ],
  [
    {
      action: 'OrderPlaced',
      ...ofAlbert,
      after: order('Termination', '2026-12-24'),
      details: { reason: 'UserLeft' },
    },
    'Sanne Østerhede opsagde 10 10 02 65 (Albert Skovlyst) til 24. dec. 2026, brugeren er stoppet',
  ],
  [
    {
      action: 'OrderPlaced',
      ...ofAlbert,
      after: order('CreateAdditionalProduct'),
      details: { product: 'Sikker surf' },
    },
    'Sanne Østerhede tilkøbte et tillægsprodukt til 10 10 02 65 (Albert Skovlyst), Sikker surf',
  ],
  [
    { action: 'OrderPlaced', ...ofLager, after: { orderType: 'CreateAccount' } },
    'Sanne Østerhede oprettede kundenummer 80010001 (Lager)',
  ],
  [
    { action: 'OrderCancelled', ...ofAlbert, before: order('Suspension') },
    'Sanne Østerhede fortrød spærring af abonnement for 10 10 02 65 (Albert Skovlyst)',
  ],
  [
    { action: 'OrderCompleted', ...ofAlbert, actorName: null, after: order('Suspension') },
    'Spærring af abonnement er gennemført for 10 10 02 65 (Albert Skovlyst)',
  ],
  [
    { action: 'OrderFailed', ...ofAlbert, actorName: null, after: order('ChangeSimCard') },
    'Skift af simkort kunne ikke gennemføres for 10 10 02 65 (Albert Skovlyst)',
  ],
  [{ action: 'AccountChanged', ...ofLager }, 'Sanne Østerhede ændrede kundenummer 80010001 (Lager)'],
  [
    { action: 'SubscriptionChanged', ...ofAlbert },
    'Sanne Østerhede ændrede oplysningerne på 10 10 02 65 (Albert Skovlyst)',
  ],
  [
    { action: 'PukCodeShown', ...ofAlbert },
    'Sanne Østerhede fik vist PUK-koden til 10 10 02 65 (Albert Skovlyst)',
  ],
  [
    { action: 'UsageAlertChanged', ...ofAlbert, after: { values: ['80 %'] } },
    'Sanne Østerhede oprettede en forbrugsadvarsel på 10 10 02 65 (Albert Skovlyst)',
  ],
  [
    { action: 'UsageAlertChanged', ...ofLager, before: { values: ['80 %'] }, after: { values: ['90 %'] } },
    'Sanne Østerhede ændrede forbrugsadvarslen på kundenummer 80010001 (Lager)',
  ],
  [
    { action: 'UsageAlertChanged', ...ofLager, before: { values: ['80 %'] } },
    'Sanne Østerhede slettede forbrugsadvarslen på kundenummer 80010001 (Lager)',
  ],
  [
    { action: 'UsageAlertSent', ...ofLager },
    'En forbrugsadvarsel blev sendt om kundenummer 80010001 (Lager)',
  ],
  [
    { action: 'EsimLinkSent', ...ofAlbert, after: { values: ['a@demo.example'] } },
    'Sanne Østerhede sendte et link til e-sim for 10 10 02 65 (Albert Skovlyst) til a@demo.example',
  ],
  [
    { action: 'EsimLinkShown', ...ofAlbert, actorName: null, actorEmail: null },
    'Modtageren af linket fik vist koden til e-sim for 10 10 02 65 (Albert Skovlyst)',
  ],
  [
    { action: 'EsimLinkWithdrawn', ...ofAlbert },
    'Sanne Østerhede trak linket til e-sim tilbage for 10 10 02 65 (Albert Skovlyst)',
  ],
  [
    { action: 'BulkJobStarted', ...ofJob, after: { values: ['Spær abonnementer', '3 abonnementer'] } },
    'Sanne Østerhede startede den samlede ændring J500: Spær abonnementer, 3 abonnementer',
  ],
  [
    { action: 'BulkJobRetried', ...ofJob, after: { values: ['2 abonnementer'] } },
    'Sanne Østerhede prøvede igen den samlede ændring J500: 2 abonnementer',
  ],
  [
    { action: 'PaymentStarted', ...ofItem, after: { values: ['100,00 kr.'] } },
    'Sanne Østerhede begyndte at betale faktura 4711 (Lager), 100,00 kr.',
  ],
  [{ action: 'PaymentReceived', ...ofItem }, 'En kortbetaling blev modtaget for faktura 4711 (Lager)'],
  [
    { action: 'DocumentFetched', ...ofItem, details: { format: 'OioUbl' } },
    'Sanne Østerhede hentede bilag 4711 (Lager) som OIOUBL',
  ],
  [
    { action: 'DocumentFetched', subject: 'fakturaer.zip', details: { format: 'Pdf', count: 12 } },
    'Sanne Østerhede hentede 12 bilag som PDF',
  ],
];

/** With ordinary instead of no-break spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each(table)('describes %j as: %s', (changes, sentence) => {
  expect(plain(auditSentenceText(entry(changes)))).toBe(sentence);
});

it.each(AUDIT_ACTIONS)('has an example of %s in the table above', action => {
  expect(table.map(([{ action: shown = 'Unknown' }]) => shown)).toContain(action);
});

it.each(ORDER_TYPES)('describes who ordered %s', type => {
  const { start, object } = auditSentence(entry({ action: 'OrderPlaced', ...ofAlbert, after: order(type) }));
  expect(start).toMatch(/^Sanne Østerhede [a-zæøå][\wæøå -]+ $/i);
  expect(plain(object)).toBe('10 10 02 65 (Albert Skovlyst)');
});

describe('an entry without stored names', () => {
  it.each([
    [{ action: 'OrderPlaced', after: order('Suspension') }, 'Sanne Østerhede spærrede 10 10 02 65', 's-1'],
    [
      { action: 'OrderPlaced', subject: '80010001', after: { orderType: 'CreateAccount' } },
      'Sanne Østerhede oprettede kundenummer 80010001',
      '80010001',
    ],
    [
      { action: 'AccessChanged', subject: 'mette@demo.example' },
      'Sanne Østerhede ændrede rettighederne for mette@demo.example',
      'mette@demo.example',
    ],
    [{ action: 'SubscriptionChanged' }, 'Sanne Østerhede ændrede oplysningerne på 10 10 02 65', undefined],
    [
      { action: 'PukCodeShown', after: { subscriptionId: 's-1' } },
      'Sanne Østerhede fik vist PUK-koden til 10 10 02 65',
      's-1',
    ],
    [
      { action: 'UsageAlertSent', subject: '80010001' },
      'En forbrugsadvarsel blev sendt om 80010001',
      undefined,
    ],
    [
      { action: 'PaymentStarted', subject: '4711' },
      'Sanne Østerhede begyndte at betale faktura 4711',
      undefined,
    ],
  ] as const)('is described as far as possible: %j', (changes, sentence, id) => {
    expect(plain(auditSentenceText(entry(changes)))).toBe(sentence);
    expect(auditedThing(entry(changes)).id).toBe(id);
  });

  it('falls back to the e-mail, or to a general name, for an unnamed actor', () => {
    const changes = { actorName: null, actorEmail: null, action: 'AccountChanged', ...ofLager } as const;
    expect(auditSentenceText(entry(changes))).toBe(
      'Kundeservice eller en tidligere bruger ændrede kundenummer 80010001 (Lager)',
    );
    expect(auditSentence(entry({ ...changes, actorEmail: 'a@demo.example' })).start).toBe(
      'a@demo.example ændrede ',
    );
  });
});
