/** The dialog of an expired sign-in (AUTH-030 to AUTH-034): cannot be dismissed, leads back to this page. */
import { Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { AttentionBox } from 'shared/ui/attention-box';
import { Button } from 'shared/ui/button';
import { usePortal, type SignedIn } from '../portal.ts';
import { Dialog } from './dialogs.tsx';
import { layoutTexts } from './texts.ts';

export const LoginExpired = () => {
  const { signedIn } = usePortal();
  return signedIn === undefined ? null : <ExpiredDialog signedIn={signedIn} />;
};

const ExpiredDialog = ({ signedIn }: { readonly signedIn: SignedIn }) => {
  const isExpired = useStore(signedIn.expiry, state => state.isExpired);
  const [isPending, setIsPending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  if (!isExpired) return null;
  return (
    <Suspense>
      <Dialog
        isOpen
        role="alertdialog"
        title={layoutTexts.expiredTitle}
        actions={
          <Button
            isPending={isPending}
            onPress={() => {
              setIsPending(true);
              setHasFailed(false);
              signedIn.signInAgain().catch(() => {
                setIsPending(false);
                setHasFailed(true);
              });
            }}
          >
            {layoutTexts.expiredSignIn}
          </Button>
        }
      >
        <p>{layoutTexts.expiredText}</p>
        {hasFailed ? (
          <AttentionBox variant="error" isAnnounced>
            {layoutTexts.expiredFailed}
          </AttentionBox>
        ) : null}
      </Dialog>
    </Suspense>
  );
};
