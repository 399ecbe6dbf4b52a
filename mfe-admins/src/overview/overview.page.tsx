import { useCurrentCustomer } from 'shared/customers';
import { INVITATION_FILTERS } from 'shared/contracts/administrator';
import { useList } from 'shared/list';
import { known } from 'shared/list/params';
import { Outlet, useSearchParams } from 'shared/router';
import { useToggle } from 'shared/toggles';
import { AttentionBox } from 'shared/ui/attention-box';
import { FilterMenu } from 'shared/ui/filter-menu';
import { LinkButton } from 'shared/ui/link-button';
import { LiveSearchField } from 'shared/ui/live-search-field';
import { PageHeader } from 'shared/ui/page-header';
import { statusLabels } from '../administrator-texts.ts';
import { drawerHref } from '../drawer-address.ts';
import { drawers, pages } from '../pages.tsx';
import { AdministratorList } from './administrator-list.tsx';
import { overviewParams } from './overview-params.ts';
import styles from './overview.module.css';
import { overviewTexts as texts } from './texts.ts';
import { useDrawers } from './use-drawers.ts';

/** The customer's administrators and invitations (NAV-032). */
export const OverviewPage = () => {
  const { customer } = useCurrentCustomer();
  const canCreate = useToggle('create_administrator');
  return (
    <>
      <PageHeader
        title={texts.title}
        help={customer.isUser ? undefined : texts.help}
        // C-10: the button depends on the toggle only; the drawer tells users who may not invite.
        actions={
          customer.isUser ? undefined : (
            <>
              {customer.isSuperAdmin ? <ActivityLogLink customerId={customer.id} /> : null}
              {canCreate ? <CreateButton customerId={customer.id} /> : null}
            </>
          )
        }
      />
      {customer.isUser ? (
        <AttentionBox variant="warning" title={texts.forbiddenTitle}>
          {texts.forbidden}
        </AttentionBox>
      ) : (
        // The key resets all state when the customer changes.
        <Overview key={customer.id} customerId={customer.id} />
      )}
    </>
  );
};

const waitingOptions = INVITATION_FILTERS.map(value => ({ value, label: statusLabels.Pending }));

const CreateButton = ({ customerId }: { readonly customerId: string }) => {
  const [params] = useSearchParams();
  return (
    <LinkButton icon="plus" href={drawerHref(customerId, drawers.create, params)}>
      {texts.create}
    </LinkButton>
  );
};

const ActivityLogLink = ({ customerId }: { readonly customerId: string }) => (
  <LinkButton variant="secondary" icon="clock" href={pages.activityLog.href({ customerId })}>
    {texts.activityLog}
  </LinkButton>
);

const Overview = ({ customerId }: { readonly customerId: string }) => {
  const list = useList(overviewParams);
  const drawers = useDrawers(customerId);
  return (
    <div className={styles.overview}>
      <div className={styles.bar}>
        <div className={styles.search}>
          <LiveSearchField label={texts.search} search={list.values.search} onSearch={list.search} />
        </div>
        <FilterMenu
          label={texts.invitations}
          options={waitingOptions}
          value={list.values.invitations}
          onChange={chosen => {
            list.change({ invitations: known(INVITATION_FILTERS, chosen) });
          }}
        />
      </div>
      <AdministratorList customerId={customerId} list={list} />
      <Outlet context={drawers} />
    </div>
  );
};
