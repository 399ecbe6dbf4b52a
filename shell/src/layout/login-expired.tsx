/** Opens a dialog when the sign-in has expired. */
import { Suspense } from 'react';
import { useStore } from 'zustand';
import { usePortal, type SignedIn } from '../portal.ts';
import { ExpiredDialog } from './dialogs.tsx';

export const LoginExpired = () => {
  const { signedIn } = usePortal();
  return signedIn === undefined ? null : <WhenExpired {...signedIn} />;
};

const WhenExpired = ({ expiry, signInAgain }: SignedIn) =>
  useStore(expiry, state => state.isExpired) ? (
    <Suspense>
      <ExpiredDialog signInAgain={signInAgain} />
    </Suspense>
  ) : null;
