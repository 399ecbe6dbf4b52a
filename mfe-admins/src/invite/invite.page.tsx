import { useState, type SubmitEvent } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { useToasts } from 'shared/toasts';
import { useToggle } from 'shared/toggles';
import { AttentionBox } from 'shared/ui/attention-box';
import { Button } from 'shared/ui/button';
import { Drawer } from 'shared/ui/drawer';
import type { InvitationBody } from 'shared/contracts/invitation';
import { invitationSentToast } from '../invitation-sent-toast.ts';
import { useAdministratorWrite } from '../use-administrator-write.ts';
import { useDrawer } from '../use-drawer.ts';
import { bodyOf, emptyForm, isChanged, problemsOf } from './invite-form.ts';
import { InviteFields } from './invite-fields.tsx';
import { inviteTexts as texts } from './texts.ts';

const formId = 'invite';

/** Invites an administrator, in a drawer over the overview (NAV-033). */
export const InvitePage = () => {
  const { capabilities } = useCurrentCustomer();
  return capabilities.canInviteAdmins ? <InviteDrawer /> : <NoAccessDrawer />;
};

/** C-10, INV-035: whoever may not invite is told so, in the drawer that they opened. */
const NoAccessDrawer = () => {
  const { leave } = useDrawer();
  return (
    <Drawer title={texts.title} onClose={leave}>
      <AttentionBox variant="warning">{texts.noAccess}</AttentionBox>
    </Drawer>
  );
};

const InviteDrawer = () => {
  // C-03: with the toggle the access is chosen here, else the invitation is for all accounts.
  const asksForAccess = useToggle('create_administrator_with_limited_bans');
  const toasts = useToasts();
  const [form, setForm] = useState(emptyForm);
  const [attempt, setAttempt] = useState(0);
  const { leave, question } = useDrawer(isChanged(form));
  const problems = problemsOf(form, asksForAccess);
  const write = useAdministratorWrite({
    send: (writes, body: InvitationBody) => writes.invite(body),
    onDone: ({ invitation }) => {
      toasts.show(invitationSentToast(invitation));
      leave();
    },
    endsDrawer: true,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (write.isPending) return;
    setAttempt(attempt + 1);
    if (problems.length === 0) write.mutate(bodyOf(form, asksForAccess));
  };

  return (
    <Drawer
      title={texts.title}
      onClose={leave}
      blocksOverlay
      hasPendingChanges={isChanged(form)}
      footer={
        <Button type="submit" form={formId} isPending={write.isPending}>
          {texts.submit}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        {/* INV-032, INV-033: nothing is wrong before the button was pressed, which counts as touching the fields. */}
        <InviteFields
          form={form}
          onChange={setForm}
          asksForAccess={asksForAccess}
          problems={attempt > 0 ? problems : []}
          attempt={attempt}
        />
      </form>
      {question}
    </Drawer>
  );
};
