import type { ComponentType } from 'react';
import type { AccountView, ProductGroup } from 'shared/contracts/account';
import { CONTACT_TYPES, type NewAccount } from 'shared/contracts/account-changes';
import { useCurrentCustomer } from 'shared/customers';
import { whyNoNewAccounts } from 'shared/customers/may-create-accounts';
import { Form, useForm } from 'shared/form';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { areaPaths, customerHref } from 'shared/remote/links';
import { useSearchParams } from 'shared/router';
import { orderToastLink } from 'shared/remote/order-toast-link';
import { useToasts } from 'shared/toasts';
import { AttentionBox } from 'shared/ui/attention-box';
import { PageHeader } from 'shared/ui/page-header';
import { QueryView } from 'shared/ui/query-view';
import { RadioGroup } from 'shared/ui/radio-group';
import { Select } from 'shared/ui/select';
import { useWrite } from 'shared/write';
import { AccountFormFields } from '../account-form-fields.tsx';
import { accountQueries } from '../account.queries.ts';
import { accountStaleKeys, accountWrites } from '../account.writes.ts';
import { productGroupLabels } from '../billing-labels.ts';
import { newAccount, newAccountSchema } from './new-account-schema.ts';
import { contactTypeLabels, texts } from './texts.ts';

const groups: readonly ProductGroup[] = ['Mobile', 'Broadband', 'Fixed', 'DataNet', 'HomeOffice'];
const groupOptions = groups.map(value => ({ value, label: productGroupLabels[value] }));
const contactOptions = CONTACT_TYPES.map(value => ({ value, label: contactTypeLabels[value] }));

interface CreateFormProps {
  readonly roots: readonly AccountView[];
  readonly cancelHref: string;
  /** Address to go to with the new account. */
  readonly hrefOf: (accountId: string) => string;
}

const CreateForm = ({ roots, cancelHref, hrefOf }: CreateFormProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const toasts = useToasts();
  const form = useForm({ schema: newAccountSchema, initial: newAccount(roots[0]?.accountId ?? '') });
  const write = useWrite({
    send: (http, body: NewAccount) => accountWrites(http, customerId).create(body),
    stale: accountStaleKeys(customerId),
    onDone: ({ accountId, orderId }, { accountName }) => {
      const richText = texts.placedText(accountId, orderId);
      const link = orderToastLink(customerId, orderId);
      toasts.show({ variant: 'SUCCESS', title: texts.placed(accountName), richText, link });
      form.leave(hrefOf(accountId));
    },
  });
  const rootOptions = roots.map(root => ({
    value: root.accountId,
    label: texts.below(root.formattedAccountName),
  }));
  return (
    <Form form={form} write={write} submit={texts.submit} cancelHref={cancelHref}>
      <Select
        {...form.field('rootAccountId')}
        label={texts.root}
        options={[...rootOptions, { value: '', label: texts.newRoot }]}
      />
      <Select {...form.field('productGroup')} label={texts.group} options={groupOptions} />
      <AccountFormFields form={form} />
      <RadioGroup {...form.field('contactType')} label={texts.contact} options={contactOptions} />
    </Form>
  );
};

/** Creates a billing account. When opened from the creation of a subscription, it returns there, to the saved draft. */
export const Page: ComponentType = () => {
  const current = useCurrentCustomer();
  const { customer } = current;
  const refused = whyNoNewAccounts(current);
  const [params] = useSearchParams();
  const query = useQuery(accountQueries(useHttp(), customer.id).roots());
  const isForOrder = params.get('retur') === 'opret-abonnement';
  const path = isForOrder ? areaPaths.createSubscription : areaPaths.billingAccounts;
  // The step of the order to return to.
  const step = params.get('trin');
  const hrefWith = (query: Readonly<Record<string, string>>): string => {
    const search = new URLSearchParams({ ...(step !== null && { trin: step }), ...query });
    return customerHref(customer.id, isForOrder ? `${path}?${search.toString()}` : path);
  };
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help}
        backTo={{ href: hrefWith({}), label: isForOrder ? texts.backToOrder : texts.back }}
      />
      {refused === undefined ? (
        <QueryView query={query} title={texts.rootsFailed}>
          {roots => (
            <CreateForm
              roots={roots}
              cancelHref={hrefWith({})}
              hrefOf={kundenummer => hrefWith({ kundenummer })}
            />
          )}
        </QueryView>
      ) : (
        <AttentionBox variant="warning" title={texts.forbiddenTitle}>
          {texts.forbidden[refused]}
        </AttentionBox>
      )}
    </>
  );
};
