/** Opens a dialog when the session has expired, and a warning before an idle one ends. */
import { Suspense } from 'react';
import { useStore } from 'zustand';
import { usePortal, type SignedIn } from '../portal/portal.ts';
import { ExpiredDialog, IdleWarning } from '../dialogs/dialogs.tsx';

export const LoginExpired = () => {
  const { signedIn } = usePortal();
  return signedIn === undefined ? null : <WhenExpired {...signedIn} />;
};

const WhenExpired = (signedIn: SignedIn) => {
  const isExpired = useStore(signedIn.expiry, state => state.isExpired);
  if (isExpired) return <ExpiredDialog {...signedIn} />;
  return (
    <Suspense>
      <IdleWarning {...signedIn} />
    </Suspense>
  );
};
