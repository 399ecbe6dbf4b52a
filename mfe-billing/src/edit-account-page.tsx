/** Layout of the pages that change a billing account, for administrators. */
import type { ReactNode } from 'react';
import type { AccountDetails } from 'shared/contracts/account';
import { useCurrentCustomer } from 'shared/customers';
import type { ReadAgain } from 'shared/form/edited';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { links } from 'shared/remote/links';
import { useParams } from 'shared/router';
import { AttentionBox } from 'shared/ui/attention-box';
import { PageHeader } from 'shared/ui/page-header';
import { QueryView } from 'shared/ui/query-view';
import { accountQueries } from './account.queries.ts';
import { MissingAccount } from './missing-account.tsx';

const texts = {
  back: 'Kundenummer',
  failed: 'Vi kunne ikke hente kundenummeret.',
  forbidden: 'Det kan administratorer. Spørg en administrator i virksomheden.',
} as const;

interface EditAccountPageProps {
  readonly title: string;
  /** Subject of the page; the account's name is known once it is loaded. */
  readonly help: (accountId: string, name: string | undefined) => string;
  readonly forbiddenTitle: string;
  /** The form that changes the account; `href` is where it goes when done. */
  readonly children: (account: AccountDetails, href: string, readAgain: ReadAgain) => ReactNode;
}

export const EditAccountPage = ({ title, help, forbiddenTitle, children }: EditAccountPageProps) => {
  const { customer } = useCurrentCustomer();
  const { billingAccountId = '' } = useParams();
  const query = useQuery(accountQueries(useHttp(), customer.id).details(billingAccountId));
  const href = links.billingAccount.href(customer.id, { billingAccountId });
  const mayEdit = customer.isAdmin || customer.isSuperAdmin;
  return (
    <>
      <PageHeader
        title={title}
        help={help(billingAccountId, query.data?.formattedAccountName)}
        backTo={{ href, label: texts.back }}
      />
      {mayEdit ? (
        <QueryView
          query={query}
          title={texts.failed}
          nextStep={<MissingAccount accountId={billingAccountId} />}
        >
          {account => children(account, href, query.refetch)}
        </QueryView>
      ) : (
        <AttentionBox variant="warning" title={forbiddenTitle}>
          {texts.forbidden}
        </AttentionBox>
      )}
    </>
  );
};
