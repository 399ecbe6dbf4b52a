/**
 * Dialogs that no page needs before somebody asks: half of the kit's overlay code stays out of the first load.
 * They are fetched once the page is idle, so that they are there when the network is not.
 */
import { lazy } from 'react';

const loadExpiredDialog = () => import('./expired-dialog.lazy.tsx');
const loadConfirmDialog = () => import('shared/ui/confirm-dialog');

export const ExpiredDialog = lazy(async () => ({ default: (await loadExpiredDialog()).ExpiredDialog }));
export const ConfirmDialog = lazy(async () => ({ default: (await loadConfirmDialog()).ConfirmDialog }));

/** Fetches the dialogs without drawing them. A failure is left to the moment one is needed. */
export const preloadDialogs = (): void => {
  Promise.all([loadExpiredDialog(), loadConfirmDialog()]).catch(() => undefined);
};
