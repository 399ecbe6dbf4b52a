import type { ComponentType } from 'react';
import type { AccountDetails } from 'shared/contracts/account';
import type { AccountOwnerControls } from 'shared/contracts/account-changes';
import { useCurrentCustomer } from 'shared/customers';
import { Form, useForm, type FormSchema } from 'shared/form';
import { ChangedMeanwhile, useEdited, type ReadAgain } from 'shared/form/edited';
import { ownerControlLabels } from 'shared/format/account-labels';
import { formatCount } from 'shared/format/number';
import { orderToastLink } from 'shared/remote/order-toast-link';
import { useToasts } from 'shared/toasts';
import { ConfirmSummary } from 'shared/ui/confirm-summary';
import { Stack } from 'shared/ui/layout';
import { RadioGroup } from 'shared/ui/radio-group';
import { validationTexts } from 'shared/validation/texts';
import { useWrite } from 'shared/write';
import * as z from 'zod/mini';
import { accountStaleKeys, accountWrites } from '../account.writes.ts';
import { EditAccountPage } from '../edit-account-page.tsx';
import { DifferingSubscriptions } from './differing-subscriptions.tsx';
import { controlTexts, settingTexts, texts } from './texts.ts';

const controls = ['nationalUsageAllowance', 'retailRoaming', 'roamingCostControl'] as const;
const settings = ['NoBlock', 'SoftBlock', 'Block', 'ForceBlock'] as const;
const options = settings.map(value => ({
  value,
  label: ownerControlLabels[value],
  help: settingTexts[value],
}));

const setting = z.enum(settings, { error: validationTexts.choice });
/** Every control must be set; a value unknown to the portal counts as not set. */
const ownerControlsSchema: FormSchema<AccountOwnerControls> = z.object({
  nationalUsageAllowance: setting,
  retailRoaming: setting,
  roamingCostControl: setting,
});

interface RightsFormProps {
  readonly account: AccountDetails;
  readonly href: string;
  readonly readAgain: ReadAgain;
}

const RightsForm = ({ account: current, href, readAgain }: RightsFormProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const toasts = useToasts();
  const edited = useEdited(current, readAgain);
  const account = edited.begun;
  const form = useForm({ schema: ownerControlsSchema, initial: account.ownerControl });
  const write = useWrite({
    send: (http, body: AccountOwnerControls) =>
      accountWrites(http, customerId).setOwnerControls(account.accountId, account.version, body),
    stale: accountStaleKeys(customerId),
    ...edited.refusal,
    onDone: ({ orderId }) => {
      const link = orderToastLink(customerId, orderId);
      toasts.show({ variant: 'SUCCESS', title: texts.placed, richText: texts.placedText(orderId), link });
      form.leave(href);
    },
  });
  const changed = controls.filter(control => form.values[control] !== account.ownerControl[control]);
  return (
    <Form form={form} write={write} submit={texts.submit} cancelHref={href}>
      <ChangedMeanwhile edited={edited} form={form} />
      {controls.map(control => (
        <RadioGroup
          key={control}
          {...form.field(control)}
          label={controlTexts[control].label}
          help={controlTexts[control].help}
          options={options}
        />
      ))}
      <ConfirmSummary
        title={texts.changes}
        rows={changed.map(control => ({
          term: controlTexts[control].label,
          before: ownerControlLabels[account.ownerControl[control]],
          after: ownerControlLabels[form.values[control]],
        }))}
      >
        {texts.applies(formatCount(account.counts.subscriptions))}
      </ConfirmSummary>
    </Form>
  );
};

/** Sets what employees may use on the subscriptions of a billing account. */
export const Page: ComponentType = () => (
  <EditAccountPage
    title={texts.title}
    help={(accountId, name = accountId) => texts.help(name)}
    forbiddenTitle={texts.forbiddenTitle}
  >
    {(account, href, readAgain) => (
      <Stack gap={6}>
        <RightsForm key={account.accountId} account={account} href={href} readAgain={readAgain} />
        <DifferingSubscriptions accountId={account.accountId} />
      </Stack>
    )}
  </EditAccountPage>
);
