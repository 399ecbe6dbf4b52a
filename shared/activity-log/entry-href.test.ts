import type { AuditEntry } from '../contracts/audit-log.ts';
import { anAuditEntry } from '../testing/activity-log-api.ts';
import { entryHref } from './entry-href.ts';

const log = '/1001/administrator-oversigt';
const about = (kind: NonNullable<AuditEntry['about']>['kind'], id: string) => ({ about: { kind, id } });

it.each<[Partial<AuditEntry>, string | undefined]>([
  [{ action: 'AccessChanged' }, `${log}/administrator-detaljer?email=mette.holm%40demo.example`],
  [{ action: 'InvitationCreated' }, `${log}?soeg=mette.holm%40demo.example`],
  [{ action: 'SignedIn' }, `${log}?soeg=mette.holm%40demo.example`],
  [{ action: 'EmailChanged', after: { email: 'ny@demo.example' } }, `${log}?soeg=ny%40demo.example`],
  [{ action: 'AccessRemoved' }, undefined],
  [{ action: 'InvitationDeleted' }, undefined],
  [{ action: 'PukCodeShown', ...about('Subscription', 's-1') }, '/1001/abonnementer/s-1'],
  [{ action: 'AccountChanged', ...about('Account', '80010001') }, '/1001/faktureringskonti/80010001'],
  [{ action: 'DocumentFetched', ...about('BillingItem', 'b-1') }, '/1001/faktura/b-1'],
  [{ action: 'BulkJobStarted', ...about('BulkJob', 'J5') }, '/1001/abonnementer/samlede-aendringer/J5'],
  [{ action: 'DocumentFetched', about: null, subject: 'fakturaer.zip' }, undefined],
])('links the entry %j to %s', (changes, href) => {
  expect(entryHref('1001', anAuditEntry(changes))).toBe(href);
});
