import { useCurrentCustomer } from 'shared/customers';
import { useSearchParams } from 'shared/router';
import { useSession } from 'shared/session';
import { EmailText } from 'shared/ui/email-text';
import { Icon } from 'shared/ui/icon';
import { Table, type TableColumn } from 'shared/ui/table';
import { Tag } from 'shared/ui/tag';
import { isOneself, type AdministratorItem } from '../administrator-item.ts';
import { oneselfText, statusLabels } from '../administrator-texts.ts';
import { drawerHref } from '../drawer-address.ts';
import { drawers } from '../pages.tsx';
import styles from './administrator-table.module.css';
import { expiresText, invitedText, overviewTexts as texts } from './texts.ts';

/** Shown in the list when an invitation has expired or could not be delivered. */
const InvitationState = ({ item }: { readonly item: AdministratorItem }) => {
  const { invitationStatus: status, expiresOn } = item;
  if (status === 'Expired' || status === 'Failed') return <Tag tone="error">{statusLabels[status]}</Tag>;
  return (
    <span data-tags>
      <Tag tone="warning">{statusLabels.Pending}</Tag>
      {expiresOn === undefined ? null : <span className={styles.invited}>{expiresText(expiresOn)}</span>}
    </span>
  );
};

const LatestLogin = ({ item }: { readonly item: AdministratorItem }) => {
  if (item.isInvitation) return <InvitationState item={item} />;
  return item.wasLatestLoggedInOn ?? <span className={styles.muted}>{texts.neverLoggedIn}</span>;
};

const columnsFor = (session: { readonly email: string }): TableColumn<AdministratorItem>[] => [
  {
    id: 'name',
    header: texts.columns.name,
    isRowHeader: true,
    // C-14: three headers are shown over four columns.
    hidesHeader: true,
    cell: item => (
      <span className={styles.name}>
        <span>
          {item.description}
          {isOneself(item, session) ? <span className={styles.muted}> {oneselfText}</span> : null}
        </span>
        {item.isInvitation ? (
          <span className={styles.invited}>{invitedText(item.invitationCreatedOn, item.inviterName)}</span>
        ) : null}
      </span>
    ),
  },
  {
    id: 'email',
    header: texts.columns.email,
    cell: item => (
      <span className={styles.email}>
        <EmailText>{item.email}</EmailText>
      </span>
    ),
  },
  { id: 'role', header: texts.columns.role, cell: item => item.role },
  { id: 'latestLogin', header: texts.columns.latestLogin, cell: item => <LatestLogin item={item} /> },
];

interface AdministratorTableProps {
  readonly items: readonly AdministratorItem[];
  /** True while the rows of another search load. */
  readonly isBusy: boolean;
}

/** Administrators and invitations (ADM-018 to ADM-020); cards on small screens. */
export const AdministratorTable = ({ items, isBusy }: AdministratorTableProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const [params] = useSearchParams();
  return (
    <Table
      label={texts.tableName}
      columns={columnsFor(useSession())}
      rows={items}
      rowKey={item => item.key}
      // ADM-026, ADM-027: a row opens the drawer of its kind.
      rowHref={item =>
        drawerHref(
          customerId,
          item.isInvitation ? drawers.invitation : drawers.administrator,
          params,
          item.email,
        )
      }
      rowIcon={item =>
        item.isInvitation ? (
          <Icon name="envelope" size="sm" label={texts.invitation} />
        ) : (
          <Icon name="user" size="sm" label={texts.administrator} />
        )
      }
      isBusy={isBusy}
    />
  );
};
