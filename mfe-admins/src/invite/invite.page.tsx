import { useState } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { Form, useFormState } from 'shared/form';
import { unavailableHref } from 'shared/remote/links';
import { Navigate, useSearchParams } from 'shared/router';
import { useToggle } from 'shared/toggles';
import { AttentionBox } from 'shared/ui/attention-box';
import { Button } from 'shared/ui/button';
import { Drawer } from 'shared/ui/drawer';
import { isAllAccess } from '../drawer-address.ts';
import { useDrawer } from '../use-drawer.ts';
import { emptyForm, formForAllAccounts, gathered, inviteSchema, isChanged } from './invite-form.ts';
import { InviteFields } from './invite-fields.tsx';
import { withResult } from './recipients.ts';
import { inviteTexts as texts } from './texts.ts';
import { useInvite } from './use-invite.ts';

/** Invites administrators, in a drawer over the overview (NAV-033). */
export const InvitePage = () => {
  const { capabilities } = useCurrentCustomer();
  // The toggle as it was on opening: switching it off later does not discard the user's input.
  const [isOff] = useState(!useToggle('create_administrator'));
  if (isOff) return <Navigate to={unavailableHref} replace />;
  return capabilities.canInviteAdmins ? <InviteDrawer /> : <NoAccessDrawer />;
};

/** C-10, INV-035: a user without the right to invite is told so in the drawer. */
const NoAccessDrawer = () => {
  const { leave } = useDrawer();
  return (
    <Drawer title={texts.title} onClose={leave}>
      <AttentionBox variant="warning">{texts.noAccess}</AttentionBox>
    </Drawer>
  );
};

const InviteDrawer = () => {
  // C-03: with the toggle, the access is chosen here; without it, the invitation is for all accounts.
  const asksForAccess = useToggle('create_administrator_with_limited_bans');
  const [search] = useSearchParams();
  const initial = isAllAccess(search) ? formForAllAccounts : emptyForm;
  const form = useFormState({
    schema: inviteSchema(asksForAccess),
    initial,
    tidy: gathered,
    isChanged: entered => isChanged(entered, initial),
  });
  const { leave, question } = useDrawer(form.isDirty);
  const invite = useInvite({
    onResult: (email, result) => {
      form.change(now => ({ recipients: withResult(now.recipients, email, result) }));
    },
    onAllSent: leave,
    onRefused: message => {
      form.refuse('email', message);
    },
  });
  return (
    <Drawer
      title={texts.title}
      onClose={leave}
      blocksOverlay
      hasPendingChanges={form.isDirty}
      footer={
        <Button type="submit" form={form.id} isPending={invite.isPending}>
          {texts.submit}
        </Button>
      }
    >
      {/* INV-032, INV-033: no errors before the first submit, which marks the fields as touched. */}
      <Form form={{ ...form, question }} write={invite}>
        <InviteFields form={form} asksForAccess={asksForAccess} isSending={invite.isPending} />
      </Form>
    </Drawer>
  );
};
