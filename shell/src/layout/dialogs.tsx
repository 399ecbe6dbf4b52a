/**
 * What no page needs before somebody asks: dialogs, half of the kit's overlay code, and the bell with its drawer stay out
 * of the first load. They are fetched once the page is idle, so that they are there when the network is not.
 */
import { lazy, type ComponentType } from 'react';

const loadExpiredDialog = () => import('./expired-dialog.lazy.tsx');
const loadConfirmDialog = () => import('shared/ui/confirm-dialog');

const { promise: idle, resolve: begin } = Promise.withResolvers<undefined>();

export const ExpiredDialog = lazy(async () => ({ default: (await loadExpiredDialog()).ExpiredDialog }));
export const ConfirmDialog = lazy(async () => ({ default: (await loadConfirmDialog()).ConfirmDialog }));

/** Comes by itself, and not before the page is idle. Nobody has asked for it: without its code its place stays empty. */
export const NotificationBell = lazy<ComponentType>(() =>
  idle
    .then(() => import('../notifications/notification-bell.lazy.tsx'))
    .then(
      loaded => ({ default: loaded.NotificationBell }),
      () => ({ default: () => null }),
    ),
);

/** Says that the page is idle: fetches the dialogs without drawing them. A failure is left to the moment one is needed. */
export const preloadDialogs = (): void => {
  begin(undefined);
  Promise.all([loadExpiredDialog(), loadConfirmDialog()]).catch(() => undefined);
};
