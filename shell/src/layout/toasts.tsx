/** Renders the toasts of the store above every page. */
import { useStore } from 'zustand';
import { ToastRegion } from 'shared/ui/toast-region';
import { usePortal } from '../portal/portal.ts';

export const PortalToasts = () => {
  const { toasts } = usePortal();
  const shown = useStore(toasts, state => state.toasts);
  return <ToastRegion toasts={shown} onClose={toasts.close} />;
};
