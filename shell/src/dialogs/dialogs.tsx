/**
 * Lazy components that no page needs at first: dialogs, half of the kit's overlay code, and the bell with its drawer
 * are not in the first load. They load once the page is idle, so that they also work without a network later; after
 * them the first pages of the areas are prefetched.
 */
import { lazy, Suspense, useState, type ComponentType } from 'react';

const loadSignInDialogs = () => import('../layout/sign-in-dialogs.lazy.tsx');

/**
 * Renders synchronously once its code is loaded: React leaves a `lazy` component empty for up to 300 ms even when there
 * is nothing to wait for.
 */
const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let come: ComponentType<Props> | undefined;
  const preload = async () => (come ??= await load());
  const Late = (props: Props) => {
    const [Come] = useState(() => come ?? lazy(async () => ({ default: await preload() })));
    return (
      <Suspense>
        <Come {...props} />
      </Suspense>
    );
  };
  return [Late, preload] as const;
};

const { promise: idle, resolve: begin } = Promise.withResolvers<undefined>();
const { promise: kit, resolve: end } = Promise.withResolvers<undefined>();

const [Expired, preloadExpired] = late(async () => (await loadSignInDialogs()).ExpiredDialog);
const [Confirm, preloadConfirm] = late(async () => (await import('shared/ui/confirm-dialog')).ConfirmDialog);

export { Expired as ExpiredDialog, Confirm as ConfirmDialog };

/**
 * Loads by itself once the page is idle. The user has not asked for it, so it renders nothing if its code fails to
 * load.
 */
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

export const AreasAhead = whenIdle(async () => {
  await kit;
  return (await import(/* webpackChunkName: "later" */ '../menu/areas-ahead.lazy.tsx')).AreasAhead;
});

/**
 * Signals that the page is idle and loads the dialogs without rendering them. A failure is reported when a dialog is
 * needed.
 */
export const preloadDialogs = async (): Promise<void> => {
  begin(undefined);
  await Promise.allSettled([preloadExpired(), preloadConfirm()]);
  end(undefined);
};
