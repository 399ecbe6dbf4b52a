/** The toasts on screen. They survive navigation; their timers start only once they are shown (ERR-034). */
import { createStore } from 'zustand/vanilla';
import { durationOf, type Toast, type Toasts } from 'shared/toasts';

export interface ToastState {
  readonly toasts: readonly Toast[];
}

export type ToastStore = ReturnType<typeof createToastStore>;

export const createToastStore = () => {
  const store = createStore<ToastState>(() => ({ toasts: [] }));
  let count = 0;
  const show: Toasts['show'] = toast => {
    count += 1;
    const id = `toast-${String(count)}`;
    store.setState(({ toasts }) => ({
      toasts: [...toasts, { ...toast, id, duration: durationOf(toast.variant) }],
    }));
    return id;
  };
  const close = (id: string): void => {
    store.setState(({ toasts }) => ({ toasts: toasts.filter(toast => toast.id !== id) }));
  };
  return { ...store, show, close };
};
