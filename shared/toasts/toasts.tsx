/**
 * Toast port: tell a person that something they did has happened, or that it has not.
 *
 * The shell draws the toasts and keeps them over navigation. A failed mutation needs no call: the shell
 * shows its error by itself.
 */
import { createContext, useContext } from 'react';

/** ERR-033: kind of toast. */
export type ToastVariant = 'SUCCESS' | 'ERROR' | 'WARNING';

/** Where a toast leads: to what it tells of, which can be found without it too. */
export interface ToastLink {
  readonly label: string;
  readonly href: string;
}

export interface Toast {
  readonly id: string;
  readonly variant: ToastVariant;
  readonly title: string;
  /** One or two whole sentences; plain text, shown below the title. */
  readonly richText?: string;
  readonly link?: ToastLink;
  /** Milliseconds on screen once shown; 0 stays until closed. */
  readonly duration: number;
}

export interface NewToast {
  readonly variant: ToastVariant;
  readonly title: string;
  readonly richText?: string;
  readonly link?: ToastLink;
}

export interface Toasts {
  /** Shows a toast; duration follows from the variant (ERR-035, ERR-036). Answers its id. */
  show(toast: NewToast): string;
}

/** Success and warning toasts last 15 seconds; an error toast stays until it is closed. */
export const durationOf = (variant: ToastVariant): number => (variant === 'ERROR' ? 0 : 15_000);

/** Filled by the shell and by `renderWithHost()`. */
export const ToastsContext = createContext<Toasts | null>(null);

/** Use it in an event handler or in a mutation's `onSuccess`. Throws outside the shell. */
export const useToasts = (): Toasts => {
  const toasts = useContext(ToastsContext);
  if (toasts === null) throw new Error('useToasts needs the shell: no ToastsContext was supplied.');
  return toasts;
};
