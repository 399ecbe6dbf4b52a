import type { ComponentType } from 'react';
import type { AccountDetails } from 'shared/contracts/account';
import type { AccountChange } from 'shared/contracts/account-changes';
import { useCurrentCustomer } from 'shared/customers';
import { Form, useForm } from 'shared/form';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { links } from 'shared/remote/links';
import { useParams } from 'shared/router';
import { useToasts } from 'shared/toasts';
import { AttentionBox } from 'shared/ui/attention-box';
import { PageHeader } from 'shared/ui/page-header';
import { QueryView } from 'shared/ui/query-view';
import { useWrite } from 'shared/write';
import { AccountFormFields } from '../account-form-fields.tsx';
import { accountSchema, valuesOfAccount } from '../account-form-schema.ts';
import { accountQueries } from '../account.queries.ts';
import { accountStaleKeys, accountWrites } from '../account.writes.ts';
import { MissingAccount } from '../missing-account.tsx';
import { texts } from './texts.ts';

interface EditFormProps {
  readonly account: AccountDetails;
  readonly href: string;
}

const EditForm = ({ account, href }: EditFormProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const toasts = useToasts();
  const form = useForm({ schema: accountSchema, initial: valuesOfAccount(account) });
  const write = useWrite({
    send: (http, body: AccountChange) =>
      accountWrites(http, customerId).change(account.accountId, account.version, body),
    stale: accountStaleKeys(customerId),
    onDone: ({ accountName }) => {
      const isRenamed = accountName !== account.accountName;
      toasts.show({ variant: 'SUCCESS', title: isRenamed ? texts.renamed(accountName) : texts.saved });
      form.leave(href);
    },
  });
  return (
    <Form form={form} write={write} submit={texts.submit} cancelHref={href}>
      <AccountFormFields form={form} />
    </Form>
  );
};

/** Editing a billing account: its name, address and invoicing. */
export const Page: ComponentType = () => {
  const { customer } = useCurrentCustomer();
  const { billingAccountId = '' } = useParams();
  const query = useQuery(accountQueries(useHttp(), customer.id).details(billingAccountId));
  const href = links.billingAccount.href(customer.id, { billingAccountId });
  const mayEdit = customer.isAdmin || customer.isSuperAdmin;
  return (
    <>
      <PageHeader
        title={texts.title}
        help={query.data?.formattedAccountName ?? texts.help(billingAccountId)}
        backTo={{ href, label: texts.back }}
      />
      {mayEdit ? (
        <QueryView
          query={query}
          title={texts.failed}
          nextStep={<MissingAccount accountId={billingAccountId} />}
        >
          {account => <EditForm key={account.version} account={account} href={href} />}
        </QueryView>
      ) : (
        <AttentionBox variant="warning" title={texts.forbiddenTitle}>
          {texts.forbidden}
        </AttentionBox>
      )}
    </>
  );
};
