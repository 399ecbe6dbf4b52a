import { useSearchParams } from 'shared/router';
import { Drawer } from 'shared/ui/drawer';
import { usePageTitle } from 'shared/ui/page-title';
import { selectedEmail } from '../drawer-address.ts';
import { SelectedItem } from '../selected-item.tsx';
import { RedirectToOverview } from '../redirect-to-overview.tsx';
import { useDrawer } from '../use-drawer.ts';
import { useSelectedItem } from '../use-selected-item.ts';
import { InvitationDetails } from './invitation-details.tsx';
import { invitationTexts as texts, invitationTitle } from './texts.ts';

/** An invitation in a drawer over the overview (NAV-035). */
export const InvitationPage = () => {
  const email = selectedEmail(useSearchParams()[0]);
  return email === undefined ? <RedirectToOverview /> : <InvitationDrawer key={email} email={email} />;
};

const InvitationDrawer = ({ email }: { readonly email: string }) => {
  const query = useSelectedItem(email);
  const { leave, leaveDeleted, question } = useDrawer();
  const title = invitationTitle(email);
  usePageTitle(title);

  if (query.data && !query.data.isInvitation) return <RedirectToOverview />;
  return (
    <Drawer title={title} onClose={leave}>
      <SelectedItem query={query} failed={texts.failed}>
        {item => <InvitationDetails item={item} onRemoved={leaveDeleted} />}
      </SelectedItem>
      {question}
    </Drawer>
  );
};
