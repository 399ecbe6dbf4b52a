import {
  auditFormats,
  auditReasons,
  defaultKinds,
  orderVerbs,
  type AuditActionName,
  type AuditKind,
  type OrderTypeName,
} from './audit-texts.ts';
import { danishDay, formatMediumDate } from './date.ts';
import { orderTypeLabel } from './order-type.ts';
import { formatPhoneNumber } from './phone.ts';

type Text = string | null | undefined;

interface State {
  readonly orderType?: OrderTypeName | undefined;
  readonly effectiveDate?: string | undefined;
  readonly subscriptionId?: string | undefined;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly values?: readonly string[] | undefined;
}

/** Input of a sentence: the known parts of an `AuditEntry` of the contracts. */
export interface AuditFacts {
  readonly action: AuditActionName;
  readonly at: string;
  readonly actorName?: Text;
  readonly actorEmail?: Text;
  readonly subject: string;
  readonly about?: { readonly kind: AuditKind; readonly id: string; readonly name?: Text } | null | undefined;
  readonly before: State | null;
  readonly after: State | null;
  readonly details?:
    | {
        readonly reason?: keyof typeof auditReasons | undefined;
        readonly product?: string | undefined;
        readonly format?: keyof typeof auditFormats | undefined;
        readonly count?: number | undefined;
      }
    | null
    | undefined;
}

/**
 * `Sanne Østerhede spærrede ` + `10 10 02 65 (Albert Skovlyst)` + `, stjålet`: the middle part links to the
 * subject.
 */
export interface AuditSentence {
  readonly start: string;
  readonly object: string;
  readonly end: string;
}

/** Subject of an entry. The id is missing in old entries without one. */
export interface AuditedThing {
  readonly kind: AuditKind;
  readonly id?: string | undefined;
  readonly name?: Text;
}

/** Subject of an entry as stated in it, otherwise by its kind. */
export const auditedThing = ({ action, subject, about, before, after }: AuditFacts): AuditedThing => {
  if (about) return about;
  const order = after?.orderType === undefined ? before : after;
  if (order?.orderType !== undefined)
    return order.subscriptionId === undefined
      ? { kind: 'Account', id: subject }
      : { kind: 'Subscription', id: order.subscriptionId };
  const kind = defaultKinds[action] ?? 'Unknown';
  return kind === 'Subscription' || kind === 'BillingItem' || kind === 'Unknown'
    ? { kind, id: kind === 'Subscription' ? after?.subscriptionId : undefined }
    : { kind, id: subject };
};

const numbered = (number: string, name: Text): string => (name ? `${number} (${name})` : number);

const nameOf = (entry: AuditFacts): string => {
  const { kind, name } = auditedThing(entry);
  const { subject, action } = entry;
  switch (kind) {
    case 'Person':
      return name ? `${name} (${subject})` : subject;
    case 'Subscription':
      return numbered(formatPhoneNumber(subject), name);
    case 'Account':
      return `kundenummer ${numbered(subject, name)}`;
    case 'BillingItem':
      return `${action === 'DocumentFetched' ? 'bilag' : 'faktura'} ${numbered(subject, name)}`;
    case 'BulkJob':
      return `den samlede ændring ${subject}`;
    case 'Unknown':
      return subject;
  }
};

const actorOf = ({ action, actorName, actorEmail }: AuditFacts): string =>
  actorName ??
  actorEmail ??
  (action === 'EsimLinkShown' ? 'Modtageren af linket' : 'Kundeservice eller en tidligere bruger');

type Says = (entry: AuditFacts) => AuditSentence;

/** Somebody did something to the subject. */
const did =
  (verb: string, end: (entry: AuditFacts) => string = () => ''): Says =>
  entry => ({ start: `${actorOf(entry)} ${verb} `, object: nameOf(entry), end: end(entry) });

/** The subject is the person who acted. */
const theyDid =
  (end: (entry: AuditFacts) => string): Says =>
  entry => ({ start: '', object: auditedThing(entry).name ?? actorOf(entry), end: ` ${end(entry)}` });

/** Something happened without an actor. */
const itWas =
  (start: string, end: string): Says =>
  entry => ({ start: `${start} `, object: nameOf(entry), end });

const firstLower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const typeOf = ({ before, after }: AuditFacts): OrderTypeName =>
  after?.orderType ?? before?.orderType ?? 'Unknown';

const orderPlaced: Says = entry => {
  const { at, after, details } = entry;
  const type = typeOf(entry);
  const isMoved = type === 'ChangeAccount' && auditedThing(entry).kind === 'Subscription';
  const day = after?.effectiveDate;
  const isLater = day !== undefined && day > danishDay(new Date(at));
  const from = isLater ? ` ${type === 'Termination' ? 'til' : 'fra'} ${formatMediumDate(day)}` : '';
  const rest = [details?.reason && auditReasons[details.reason], details?.product].filter(Boolean);
  return did(isMoved ? 'skiftede kundenummer på' : orderVerbs[type], () =>
    [from, ...rest.map(each => `, ${each ?? ''}`)].join(''),
  )(entry);
};

const orderCame =
  (outcome: string): Says =>
  entry =>
    itWas(`${orderTypeLabel(typeOf(entry))} ${outcome} for`, '')(entry);

const usageAlertChanged: Says = entry => {
  if (entry.before === null) return did('oprettede en forbrugsadvarsel på')(entry);
  return did(`${entry.after === null ? 'slettede' : 'ændrede'} forbrugsadvarslen på`)(entry);
};

const documentFetched: Says = entry => {
  const { details } = entry;
  const fetched = did('hentede', () => (details?.format ? auditFormats[details.format] : ''))(entry);
  return details?.count === undefined ? fetched : { ...fetched, object: `${String(details.count)} bilag` };
};

const valuesOf = ({ after }: AuditFacts, before = ', '): string =>
  after?.values?.length ? `${before}${after.values.join(', ')}` : '';

/** A new action of the log is a type error here until it has a sentence. */
const sentences: Readonly<Record<AuditActionName, Says>> = {
  Unknown: itWas('Der skete noget, som portalen ikke har ord for:', ''),
  InvitationCreated: did('inviterede'),
  InvitationResent: did('sendte invitationen igen til'),
  InvitationDeleted: did('slettede invitationen til'),
  InvitationAccepted: theyDid(() => 'accepterede invitationen'),
  AccessChanged: did('ændrede rettighederne for'),
  AccessRemoved: did('slettede administratoren'),
  NameChanged: theyDid(({ after }) => `skiftede navn til ${after?.name ?? '–'}`),
  EmailChanged: theyDid(({ after }) => `skiftede e-mail til ${after?.email ?? '–'}`),
  PhoneNumberChanged: theyDid(() => 'skiftede telefonnummer'),
  SignedIn: theyDid(() => 'loggede ind'),
  OrderPlaced: orderPlaced,
  OrderCancelled: entry => did(`fortrød ${firstLower(orderTypeLabel(typeOf(entry)))} for`)(entry),
  OrderCompleted: orderCame('er gennemført'),
  OrderFailed: orderCame('kunne ikke gennemføres'),
  AccountChanged: did('ændrede'),
  SubscriptionChanged: did('ændrede oplysningerne på'),
  PukCodeShown: did('fik vist PUK-koden til'),
  UsageAlertChanged: usageAlertChanged,
  UsageAlertSent: itWas('En forbrugsadvarsel blev sendt om', ''),
  EsimLinkSent: did('sendte et link til e-sim for', entry => valuesOf(entry, ' til ')),
  EsimLinkShown: did('fik vist koden til e-sim for'),
  EsimLinkWithdrawn: did('trak linket til e-sim tilbage for'),
  BulkJobStarted: did('startede', entry => valuesOf(entry, ': ')),
  BulkJobRetried: did('prøvede igen', entry => valuesOf(entry, ': ')),
  PaymentStarted: did('begyndte at betale', entry => valuesOf(entry)),
  PaymentReceived: itWas('En kortbetaling blev modtaget for', ''),
  DocumentFetched: documentFetched,
};

/** One Danish sentence for an entry of the activity log. */
export const auditSentence = (entry: AuditFacts): AuditSentence => sentences[entry.action](entry);

/** The same as a single string. */
export const auditSentenceText = (entry: AuditFacts): string => {
  const { start, object, end } = auditSentence(entry);
  return start + object + end;
};
