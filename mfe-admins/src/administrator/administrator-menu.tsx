import { useState } from 'react';
import { useToasts } from 'shared/toasts';
import { ConfirmDialog } from 'shared/ui/confirm-dialog';
import { EmailText } from 'shared/ui/email-text';
import { Menu } from 'shared/ui/menu';
import type { AdministratorItem } from '../administrator-item.ts';
import { useAdministratorWrite } from '../use-administrator-write.ts';
import { handedOver } from './handed-over.ts';
import { administratorTexts as texts, alreadyGoneToast, handedOverText, removedToast } from './texts.ts';
import { useHeldAlerts } from './use-held-alerts.ts';

interface AdministratorMenuProps {
  readonly item: AdministratorItem;
  readonly isOneself: boolean;
  /** Why the administrator cannot be deleted. */
  readonly removalBlock: string | undefined;
  readonly onRemoved: () => void;
}

/** The context menu (ADM-034 to ADM-041). A disabled action stays visible with its reason. */
export const AdministratorMenu = ({ item, isOneself, removalBlock, onRemoved }: AdministratorMenuProps) => {
  const toasts = useToasts();
  const [isAsking, setIsAsking] = useState(false);
  const write = useAdministratorWrite({
    send: (writes, person: Parameters<typeof writes.removeAccess>[0]) => writes.removeAccess(person),
    onDone: () => {
      toasts.show({ variant: 'SUCCESS', ...removedToast });
      onRemoved();
    },
    ifGone: { toast: { variant: 'WARNING', ...alreadyGoneToast }, leave: onRemoved },
    endsDrawer: true,
  });
  const alerts = handedOver(useHeldAlerts(item.email, isAsking), []);
  return (
    <>
      <Menu
        label={texts.actions}
        entries={[
          {
            id: 'edit',
            label: texts.edit,
            icon: 'edit',
            disabledReason: isOneself ? texts.editOwn : texts.editBlocked,
          },
          {
            id: 'remove',
            label: texts.remove,
            icon: 'trash',
            tone: 'destructive',
            disabledReason: removalBlock,
          },
        ]}
        onAction={id => {
          setIsAsking(id === 'remove');
        }}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.removeTitle}
        confirmLabel={texts.removeConfirm}
        cancelLabel={texts.removeCancel}
        tone="destructive"
        isPending={write.isPending}
        onConfirm={() => {
          write.submit({ type: item.userType, email: item.email });
        }}
        onCancel={() => {
          setIsAsking(false);
        }}
      >
        <p>
          {item.description} (<EmailText>{item.email}</EmailText>)
        </p>
        <p>{texts.removeText}</p>
        {alerts && <p>{handedOverText(alerts)}</p>}
      </ConfirmDialog>
    </>
  );
};
