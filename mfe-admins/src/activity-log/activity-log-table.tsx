import { auditActionLabels } from 'shared/format/audit-action';
import type { AuditEntry, AuditState } from 'shared/contracts/audit-log';
import { formatDateTime } from 'shared/format/date';
import { Table, type TableColumn } from 'shared/ui/table';
import { EmailText } from '../email-text.tsx';
import styles from './activity-log.module.css';
import { describeState } from './describe-state.ts';
import { activityLogTexts as texts } from './texts.ts';

type Names = Readonly<Record<string, string>>;

interface StateProps {
  readonly term: string;
  readonly state: AuditState | null;
  readonly names: Names;
}

const State = ({ term, state, names }: StateProps) => {
  const text = describeState(state, names);
  return text === undefined ? null : (
    <span>
      <span className={styles.term}>{term}:</span> {text}
    </span>
  );
};

const Change = ({ entry, names }: { readonly entry: AuditEntry; readonly names: Names }) => {
  const { before, after } = entry;
  if (describeState(before) === undefined && describeState(after) === undefined)
    return <span className={styles.second}>{texts.noChange}</span>;
  return (
    <span className={styles.lines}>
      <State term={texts.before} state={before} names={names} />
      <State term={texts.after} state={after} names={names} />
    </span>
  );
};

const Actor = ({ action, actorName, actorEmail }: AuditEntry) =>
  actorEmail ? (
    <span className={styles.person}>
      <span>{actorName}</span>
      <span className={styles.second}>
        <EmailText>{actorEmail}</EmailText>
      </span>
    </span>
  ) : (
    <span className={styles.second}>
      {action === 'EsimLinkShown' ? texts.linkHolder : texts.unknownActor}
    </span>
  );

const columnsFor = (names: Names): TableColumn<AuditEntry>[] => [
  {
    id: 'action',
    header: texts.columns.action,
    isRowHeader: true,
    cell: ({ action, subject }) => (
      <span className={styles.person}>
        <span>{auditActionLabels[action]}</span>
        <span className={styles.second}>
          <EmailText>{subject}</EmailText>
        </span>
      </span>
    ),
  },
  { id: 'change', header: texts.columns.change, cell: entry => <Change entry={entry} names={names} /> },
  { id: 'actor', header: texts.columns.actor, cell: entry => <Actor {...entry} /> },
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
  readonly entries: readonly AuditEntry[];
  /** Names of accounts by number, as far as they are known. */
  readonly names: Names;
  /** Lines of another page or search are on their way. */
  readonly isBusy: boolean;
}

/** Who did what to whom, from what to what, and when; cards on small screens. */
export const ActivityLogTable = ({ entries, names, isBusy }: ActivityLogTableProps) => (
  <Table
    label={texts.tableName}
    columns={columnsFor(names)}
    rows={entries}
    rowKey={({ entryId }) => entryId}
    isBusy={isBusy}
  />
);
