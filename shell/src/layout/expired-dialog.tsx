/** The dialog for an expired session (AUTH-030 to AUTH-034): cannot be dismissed, leads back to this page. */
import { useEffect, useState } from 'react';
import { AttentionBox } from 'shared/ui/attention-box';
import { Button } from 'shared/ui/button';
import { Dialog } from 'shared/ui/dialog';
import type { SignedIn } from '../portal/portal.ts';
import { expiredDialogTexts as texts } from './expired-dialog-texts.ts';

export const ExpiredDialog = ({ signInAgain }: Pick<SignedIn, 'signInAgain'>) => {
  const [isPending, setIsPending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  // The browser asks before unsaved input is lost. If the user chooses to stay, the button is enabled again.
  useEffect(() => {
    const onBeforeUnload = ({ defaultPrevented }: BeforeUnloadEvent) => {
      if (defaultPrevented)
        setTimeout(() => {
          setIsPending(false);
        });
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, []);
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={texts.title}
      actions={
        <Button
          isPending={isPending}
          onPress={() => {
            setIsPending(true);
            setHasFailed(false);
            signInAgain().catch(() => {
              setIsPending(false);
              setHasFailed(true);
            });
          }}
        >
          {texts.signIn}
        </Button>
      }
    >
      <p>{texts.text}</p>
      {hasFailed ? (
        <AttentionBox variant="error" isAnnounced>
          {texts.failed}
        </AttentionBox>
      ) : null}
    </Dialog>
  );
};
