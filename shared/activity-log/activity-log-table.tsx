import type { ReactNode } from 'react';
import { auditActionLabels } from '../format/audit-action.ts';
import { auditSentence } from '../format/audit-sentence.ts';
import type { AuditEntry, AuditState } from '../contracts/audit-log.ts';
import { formatDateTime, formatMediumDate } from '../format/date.ts';
import { links } from '../remote/links.ts';
import { Link } from 'shared/ui/link';
import { Table, type TableColumn } from 'shared/ui/table';
import { EmailText } from 'shared/ui/email-text';
import styles from './activity-log.module.css';
import { describeDetails, describeState } from './describe-state.ts';
import { entryHref } from './entry-href.ts';
import { activityLogTexts as texts, fromDayText, orderText } from './texts.ts';

type Names = Readonly<Record<string, string>>;

interface EntryProps {
  readonly customerId: string;
  readonly entry: AuditEntry;
}

/** The order's number and effective date; the sentence says what was ordered. */
const orderLine = (customerId: string, { orderId, effectiveDate }: AuditState): ReactNode =>
  orderId === undefined ? undefined : (
    <span key="order">
      <Link href={links.order.href(customerId, { orderId })}>{orderText(orderId)}</Link>
      {effectiveDate === undefined ? null : fromDayText(formatMediumDate(effectiveDate))}
    </span>
  );

/** Before and after, where the sentence does not say it; a created item has no "before" label. */
const stateLines = (entry: AuditEntry, names: Names): ReactNode[] => {
  const [before, after] = [describeState(entry.before, names), describeState(entry.after, names)];
  const sentenceEnd = auditSentence(entry).end;
  const ofAfter = entry.action === 'PukCodeShown' ? texts.simCard : before && texts.after;
  return [
    { term: texts.before, text: before },
    { term: ofAfter, text: after },
  ].map(({ term, text }) =>
    text === undefined || text === '' || sentenceEnd.includes(text) ? undefined : (
      <span key={text}>
        {term ? <span className={styles.term}>{term}: </span> : null}
        {text}
      </span>
    ),
  );
};

const Change = ({ customerId, entry, names }: EntryProps & { readonly names: Names }) => {
  const lines = [
    orderLine(customerId, entry.after ?? entry.before ?? {}),
    ...stateLines(entry, names),
    ...describeDetails(entry.details).map(text => <span key={text}>{text}</span>),
  ].filter(line => line !== undefined);
  // The card layout omits empty values.
  return lines.length === 0 ? null : <span className={styles.lines}>{lines}</span>;
};

/** A sentence with a link to its subject; below it the kind of event and its origin. */
const Event = ({ customerId, entry }: EntryProps) => {
  const { start, object, end } = auditSentence(entry);
  const href = entryHref(customerId, entry);
  const whom = <EmailText>{object}</EmailText>;
  return (
    <span className={styles.event}>
      <span className={styles.sentence}>
        {start}
        {href === undefined ? whom : <Link href={href}>{whom}</Link>}
        {end}
      </span>
      <span className={styles.second}>
        {auditActionLabels[entry.action]}
        {entry.actorEmail ? (
          <>
            {' · '}
            <EmailText>{entry.actorEmail}</EmailText>
          </>
        ) : null}
      </span>
    </span>
  );
};

const columnsFor = (customerId: string, names: Names): TableColumn<AuditEntry>[] => [
  {
    id: 'action',
    header: texts.columns.action,
    isRowHeader: true,
    cell: entry => <Event customerId={customerId} entry={entry} />,
  },
  {
    id: 'change',
    header: texts.columns.change,
    cell: entry => <Change customerId={customerId} entry={entry} names={names} />,
  },
  {
    id: 'at',
    header: texts.columns.at,
    cell: ({ at }) => (
      <time className={styles.at} dateTime={at}>
        {formatDateTime(at)}
      </time>
    ),
  },
];

interface ActivityLogTableProps {
  readonly customerId: string;
  readonly entries: readonly AuditEntry[];
  /** Known account names by number; only rights mention accounts. */
  readonly names?: Names | undefined;
  /** Another page or search is loading. */
  readonly isBusy: boolean;
}

/** Who changed what, from what to what, and when; cards on small screens. */
export const ActivityLogTable = ({ customerId, entries, names = {}, isBusy }: ActivityLogTableProps) => (
  <Table
    label={texts.tableName}
    columns={columnsFor(customerId, names)}
    rows={entries}
    rowKey={({ entryId }) => entryId}
    isBusy={isBusy}
  />
);
