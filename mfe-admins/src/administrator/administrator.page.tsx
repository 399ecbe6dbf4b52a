import { useState } from 'react';
import { useSearchParams } from 'shared/router';
import { Drawer } from 'shared/ui/drawer';
import { usePageTitle } from 'shared/ui/page-title';
import { selectedEmail } from '../drawer-address.ts';
import { SelectedItem } from '../selected-item.tsx';
import { RedirectToOverview } from '../redirect-to-overview.tsx';
import { useDrawer } from '../use-drawer.ts';
import { useSelectedItem } from '../use-selected-item.ts';
import { AdministratorDetails } from './administrator-details.tsx';
import { administratorTexts as texts } from './texts.ts';

/** An administrator in a drawer over the overview (NAV-034, ADM-033). */
export const AdministratorPage = () => {
  const email = selectedEmail(useSearchParams()[0]);
  return email === undefined ? <RedirectToOverview /> : <AdministratorDrawer key={email} email={email} />;
};

const AdministratorDrawer = ({ email }: { readonly email: string }) => {
  const query = useSelectedItem(email);
  usePageTitle(texts.pageTitle(email));
  const [isEditing, setIsEditing] = useState(false);
  const [hasPendingChanges, setHasPendingChanges] = useState(false);
  const { leave, leaveDeleted, question } = useDrawer(hasPendingChanges);

  if (query.data?.isInvitation) return <RedirectToOverview />;
  return (
    <Drawer
      title={texts.title}
      onClose={leave}
      blocksOverlay={isEditing}
      hasPendingChanges={hasPendingChanges}
    >
      <SelectedItem query={query} failed={texts.failed}>
        {item => (
          <AdministratorDetails
            item={item}
            readAgain={query.refetch}
            isEditing={isEditing}
            onEditingChange={setIsEditing}
            onPendingChange={setHasPendingChanges}
            onRemoved={leaveDeleted}
          />
        )}
      </SelectedItem>
      {question}
    </Drawer>
  );
};
