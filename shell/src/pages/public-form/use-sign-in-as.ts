import { useState } from 'react';
import { useNavigate } from 'shared/router';
import { usePortal } from '../../portal/portal.ts';
import type { SignInOptions } from '../../session/session-service.ts';

/** Leaves for the sign-in page; a sign-in that cannot be started leads to its error page (ERR-017). */
export const useSignInAs = () => {
  const { signInAs } = usePortal();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = (options: SignInOptions): void => {
    setIsLeaving(true);
    signInAs(options).catch(() => {
      void navigate('/login-fejl', { replace: true });
    });
  };
  return { leave, isLeaving };
};
