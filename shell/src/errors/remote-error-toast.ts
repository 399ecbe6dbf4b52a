/** Shows that something failed in an area without affecting its page; all pages stay as they are. */
import { kindTexts } from 'shared/errors/error-texts';
import type { Registry } from 'shared/remote/registry';
import type { ToastStore } from '../store/toast-store.ts';

const areaOf = (registry: Registry, remoteId: string): string => {
  const remote = registry.remotes.find(({ id }) => id === remoteId);
  return remote?.menu[0]?.heading ?? remote?.titles[0]?.title ?? remoteId;
};

/** One toast per area at a time, however often one of its timers fails. */
export const createRemoteErrorToast = (toasts: ToastStore, registry: Registry) => {
  const shown = new Map<string, string>();
  return (remoteId: string): void => {
    const isStillThere = toasts.getState().toasts.some(({ id }) => id === shown.get(remoteId));
    if (isStillThere) return;
    const richText = `Fejlen er under ${areaOf(registry, remoteId)}. Resten af selvbetjeningen virker som normalt.`;
    shown.set(remoteId, toasts.show({ variant: 'ERROR', title: kindTexts.unknown, richText }));
  };
};
