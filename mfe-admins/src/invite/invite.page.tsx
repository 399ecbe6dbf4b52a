import { useState, type SubmitEvent } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { useToggle } from 'shared/toggles';
import { AttentionBox } from 'shared/ui/attention-box';
import { Button } from 'shared/ui/button';
import { Drawer } from 'shared/ui/drawer';
import { useDrawer } from '../use-drawer.ts';
import { bodyOf, emptyForm, gathered, isChanged, problemsOf } from './invite-form.ts';
import { InviteFields } from './invite-fields.tsx';
import { waitingOf, withResult } from './recipients.ts';
import { inviteTexts as texts } from './texts.ts';
import { useInvite } from './use-invite.ts';

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
  const [form, setForm] = useState(emptyForm);
  const [attempt, setAttempt] = useState(0);
  const { leave, question } = useDrawer(isChanged(form));
  const { inviteOne, inviteSeveral, isSending } = useInvite({
    onResult: (email, result) => {
      setForm(now => ({ ...now, recipients: withResult(now.recipients, email, result) }));
    },
    onAllSent: leave,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    const ready = gathered(form);
    setForm(ready);
    setAttempt(attempt + 1);
    if (problemsOf(ready, asksForAccess).length > 0) return;
    const bodyFor = (email: string) => bodyOf(email, ready.access, asksForAccess);
    if (ready.recipients.length === 0) inviteOne(bodyFor(ready.email));
    else inviteSeveral(waitingOf(ready.recipients).map(({ email }) => bodyFor(email)));
  };

  return (
    <Drawer
      title={texts.title}
      onClose={leave}
      blocksOverlay
      hasPendingChanges={isChanged(form)}
      footer={
        <Button type="submit" form={formId} isPending={isSending}>
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
          problems={attempt > 0 && !isSending ? problemsOf(form, asksForAccess) : []}
          attempt={attempt}
          isSending={isSending}
        />
      </form>
      {question}
    </Drawer>
  );
};
