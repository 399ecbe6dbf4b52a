import { useEffect, useRef } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { areaPaths, customerHref } from 'shared/remote/links';
import { useNavigate } from 'shared/router';
import { useNavigationGuard } from 'shared/ui/navigation-guard';
import { usePendingChangesGuard } from 'shared/ui/pending-changes';

/** Leaving a page that changes something: asks first while anything was entered, and never once it is saved. */
export const useChangePage = (hasPendingChanges: boolean) => {
  const { customer } = useCurrentCustomer();
  const navigate = useNavigate();
  const profileHref = customerHref(customer.id, areaPaths.profile);
  const guard = useNavigationGuard(hasPendingChanges);
  // Only for the browser's own question, when the tab is closed.
  usePendingChangesGuard(hasPendingChanges);
  // A change may be answered after the person has left: then there is nothing to leave.
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return {
    /** Back to the profile, after the change is made. */
    leave: () => {
      if (!isOpen.current) return;
      guard.letGo();
      void navigate(profileHref);
    },
    profileHref,
    question: guard.dialog,
  };
};
