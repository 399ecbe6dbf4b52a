/** The log out button, its confirmation, and the error when signing out fails. */
import { useState } from 'react';
import { Button } from 'shared/ui/button';
import { ConfirmDialog } from '../dialogs/dialogs.tsx';
import { usePortal, useSignedIn } from '../portal/portal.ts';
import { menuTexts } from './texts.ts';

export const SignOut = () => {
  const { toasts } = usePortal();
  const { signOut } = useSignedIn();
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);

  const confirm = async () => {
    setIsPending(true);
    try {
      await signOut();
    } catch {
      toasts.show({
        variant: 'ERROR',
        title: menuTexts.signOutFailed,
        richText: menuTexts.signOutFailedText,
      });
      setIsPending(false);
      setIsAsking(false);
    }
  };

  return (
    <>
      <Button
        variant="tertiary"
        size="small"
        icon="logout"
        onPress={() => {
          setIsAsking(true);
        }}
      >
        {menuTexts.signOut}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          isOpen
          title={menuTexts.signOutTitle}
          confirmLabel={menuTexts.signOutYes}
          cancelLabel={menuTexts.signOutNo}
          isPending={isPending}
          onConfirm={() => void confirm()}
          onCancel={() => {
            setIsAsking(false);
          }}
        >
          {menuTexts.signOutQuestion}
        </ConfirmDialog>
      ) : null}
    </>
  );
};
