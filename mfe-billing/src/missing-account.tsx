import { useCurrentCustomer } from 'shared/customers';
import { useListAsLeft } from 'shared/list/kept-list';
import { areaPaths, customerHref } from 'shared/remote/links';
import { MissingRecord } from 'shared/ui/missing-record';

const texts = {
  what: (accountId: string) => `kundenummer ${accountId}`,
  all: 'Alle kundenumre',
} as const;

/** For a billing account that does not exist: links to the search and to the list as it was left. */
export const MissingAccount = ({ accountId }: { readonly accountId: string }) => {
  const { id } = useCurrentCustomer().customer;
  const href = useListAsLeft(customerHref(id, areaPaths.billingAccounts));
  return <MissingRecord what={texts.what(accountId)} asked={accountId} list={{ href, label: texts.all }} />;
};
