/**
 * Toast port: tells users the result of what they did.
 *
 * The shell shows the toasts and keeps them across navigation. Failed writes need no call: the shell shows their errors.
 */
import { createContext, useContext } from 'react';

/** ERR-033: kind of toast. */
export type ToastVariant = 'SUCCESS' | 'ERROR' | 'WARNING';

/** A link to what the toast is about, which can also be found without it. */
export interface ToastLink {
  readonly label: string;
  readonly href: string;
}

export interface Toast {
  readonly id: string;
  readonly variant: ToastVariant;
  readonly title: string;
  /** One or two full sentences; plain text, shown below the title. */
  readonly richText?: string;
  readonly link?: ToastLink;
  /** Milliseconds on screen; 0 until closed. */
  readonly duration: number;
}

export interface NewToast {
  readonly variant: ToastVariant;
  readonly title: string;
  readonly richText?: string;
  readonly link?: ToastLink;
}

export interface Toasts {
  /** Shows a toast; the variant sets the duration (ERR-035, ERR-036). Returns its id. */
  show(toast: NewToast): string;
}

/** Success and warning toasts last 15 seconds; an error toast stays until it is closed. */
export const durationOf = (variant: ToastVariant): number => (variant === 'ERROR' ? 0 : 15_000);

/** Provided by the shell and by `renderWithHost()`. */
export const ToastsContext = createContext<Toasts | null>(null);

/** Use it in an event handler or in a mutation's `onSuccess`. Throws outside the shell. */
export const useToasts = (): Toasts => {
  const toasts = useContext(ToastsContext);
  if (toasts === null) throw new Error('useToasts needs the shell: no ToastsContext was supplied.');
  return toasts;
};
