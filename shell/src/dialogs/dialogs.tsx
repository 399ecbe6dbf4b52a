/**
 * What no page needs before somebody asks: dialogs, half of the kit's overlay code, and the bell with its drawer stay out
 * of the first load. They are fetched once the page is idle, so that they are there when the network is not; and after
 * them what the areas begin with.
 */
import { lazy, Suspense, useState, type ComponentType } from 'react';

const loadSignInDialogs = () => import('../layout/sign-in-dialogs.lazy.tsx');

/**
 * Drawn at once where its code has come already: React leaves the place of a `lazy` component empty for up to 300 ms,
 * also where there is nothing to wait for.
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

export const AreasAhead = whenIdle(async () => {
  await kit;
  return (await import(/* webpackChunkName: "later" */ '../menu/areas-ahead.lazy.tsx')).AreasAhead;
});

/** Says that the page is idle: fetches the dialogs without drawing them. A failure is left to the moment one is needed. */
export const preloadDialogs = async (): Promise<void> => {
  begin(undefined);
  await Promise.allSettled([preloadExpired(), preloadConfirm()]);
  end(undefined);
};
