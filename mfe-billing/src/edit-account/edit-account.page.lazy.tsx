import type { ComponentType } from 'react';
import type { AccountDetails } from 'shared/contracts/account';
import type { AccountChange } from 'shared/contracts/account-changes';
import { useCurrentCustomer } from 'shared/customers';
import { Form, useForm } from 'shared/form';
import { ChangedMeanwhile, useEdited, type ReadAgain } from 'shared/form/edited';
import { useToasts } from 'shared/toasts';
import { useWrite } from 'shared/write';
import { AccountFormFields } from '../account-form-fields.tsx';
import { accountSchema, valuesOfAccount } from '../account-form-schema.ts';
import { accountStaleKeys, accountWrites } from '../account.writes.ts';
import { EditAccountPage } from '../edit-account-page.tsx';
import { texts } from './texts.ts';

interface EditFormProps {
  readonly account: AccountDetails;
  readonly href: string;
  readonly readAgain: ReadAgain;
}

const EditForm = ({ account: current, href, readAgain }: EditFormProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const toasts = useToasts();
  const edited = useEdited(current, readAgain);
  const account = edited.begun;
  const form = useForm({ schema: accountSchema, initial: valuesOfAccount(account) });
  const write = useWrite({
    send: (http, body: AccountChange) =>
      accountWrites(http, customerId).change(account.accountId, account.version, body),
    stale: accountStaleKeys(customerId),
    ...edited.refusal,
    onDone: ({ accountName }) => {
      const isRenamed = accountName !== account.accountName;
      toasts.show({ variant: 'SUCCESS', title: isRenamed ? texts.renamed(accountName) : texts.saved });
      form.leave(href);
    },
  });
  return (
    <Form form={form} write={write} submit={texts.submit} cancelHref={href}>
      <ChangedMeanwhile edited={edited} form={form} />
      <AccountFormFields form={form} />
    </Form>
  );
};

/** Edits a billing account: its name, address and invoicing. */
export const Page: ComponentType = () => (
  <EditAccountPage
    title={texts.title}
    help={(accountId, name = texts.help(accountId)) => name}
    forbiddenTitle={texts.forbiddenTitle}
  >
    {(account, href, readAgain) => (
      <EditForm key={account.accountId} account={account} href={href} readAgain={readAgain} />
    )}
  </EditAccountPage>
);
