/**
 * What no page needs before somebody asks: dialogs, half of the kit's overlay code, and the bell with its drawer stay out
 * of the first load. They are fetched once the page is idle, so that they are there when the network is not.
 */
import { lazy, type ComponentType } from 'react';

const loadSignInDialogs = () => import('./sign-in-dialogs.lazy.tsx');
const loadConfirmDialog = () => import('shared/ui/confirm-dialog');

const { promise: idle, resolve: begin } = Promise.withResolvers<undefined>();

export const ExpiredDialog = lazy(async () => ({ default: (await loadSignInDialogs()).ExpiredDialog }));
export const ConfirmDialog = lazy(async () => ({ default: (await loadConfirmDialog()).ConfirmDialog }));

/** Comes by itself, and not before the page is idle. Nobody has asked for it: without its code its place stays empty. */
const whenIdle = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    idle.then(load).then(
      loaded => ({ default: loaded }),
      () => ({ default: () => null }),
    ),
  );

export const NotificationBell = whenIdle(
  async () => (await import('../notifications/notification-bell.lazy.tsx')).NotificationBell,
);
export const IdleWarning = whenIdle(async () => (await loadSignInDialogs()).IdleWarning);

/** Says that the page is idle: fetches the dialogs without drawing them. A failure is left to the moment one is needed. */
export const preloadDialogs = (): void => {
  begin(undefined);
  Promise.all([loadSignInDialogs(), loadConfirmDialog()]).catch(() => undefined);
};
