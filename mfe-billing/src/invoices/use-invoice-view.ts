import { useSearchParams } from 'shared/router';
import { changedView, readInvoiceView, writeInvoiceView, type InvoiceView } from './invoice-view.ts';

/** Changes what is shown; `replace` while typing, so that 'back' does not walk through every letter. */
export type ChangeView = (change: Partial<InvoiceView>, history?: 'push' | 'replace') => void;

/** What the address says is shown, and the way to change it. */
export const useInvoiceView = (): readonly [InvoiceView, ChangeView] => {
  const [params, setParams] = useSearchParams();
  const view = readInvoiceView(params);
  const change: ChangeView = (changes, history = 'push') => {
    setParams(writeInvoiceView(changedView(view, changes)), { replace: history === 'replace' });
  };
  return [view, change];
};
