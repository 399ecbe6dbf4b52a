import { useCurrentCustomer } from 'shared/customers';
import { useSearchParams } from 'shared/router';
import { AttentionBox } from 'shared/ui/attention-box';
import { LiveSearchField } from 'shared/ui/live-search-field';
import { PageHeader } from 'shared/ui/page-header';
import { AdministratorList } from './administrator-list.tsx';
import { readOverviewAddress, writeOverviewAddress, type OverviewAddress } from './overview-address.ts';
import styles from './overview.module.css';
import { overviewTexts as texts } from './texts.ts';

/** Who administers the customer, and who is invited to (NAV-032). */
export const OverviewPage = () => {
  const { customer } = useCurrentCustomer();
  return (
    <>
      <PageHeader title={texts.title} help={texts.help} />
      {customer.isUser ? (
        <AttentionBox variant="warning" title={texts.forbiddenTitle}>
          {texts.forbidden}
        </AttentionBox>
      ) : (
        // The key: nothing drawn for one customer may outlive the change to another.
        <Overview key={customer.id} customerId={customer.id} />
      )}
    </>
  );
};

const Overview = ({ customerId }: { readonly customerId: string }) => {
  const [params, setParams] = useSearchParams();
  const address = readOverviewAddress(params);
  // Searching and loading more refine the page one is on: 'back' leaves it.
  const go = (next: OverviewAddress) => {
    setParams(writeOverviewAddress(next), { replace: true, preventScrollReset: true });
  };
  return (
    <div className={styles.overview}>
      <div className={styles.search}>
        <LiveSearchField
          label={texts.search}
          search={address.search}
          onSearch={search => {
            go({ search, pages: 1 });
          }}
        />
      </div>
      <AdministratorList customerId={customerId} address={address} onAddressChange={go} />
    </div>
  );
};
