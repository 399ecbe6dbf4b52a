import { useCurrentCustomer } from 'shared/customers';
import { useToasts, type NewToast } from 'shared/toasts';
import { useWrite } from 'shared/write';
import { administratorListsKey, administratorLookupsKey } from './administrator.queries.ts';
import { administratorWrites, type AdministratorWrites } from './administrator.writes.ts';

interface AdministratorWrite<Body, Answer> {
  readonly send: (writes: AdministratorWrites, body: Body) => Promise<Answer>;
  /** Shows the toast, and leaves the drawer where the task is done with it. */
  readonly onDone: (answer: Answer) => void;
  /** The drawer goes away with the write: what it shows is not read again. */
  readonly endsDrawer?: boolean;
  /** Codes that the drawer has a place for. */
  readonly expected?: readonly string[];
  readonly onRefused?: (code: string, message: string) => void;
  /** It is not there any more: what is said of that, and how the drawer is left. */
  readonly ifGone?: { readonly toast: NewToast; readonly leave: () => void };
}

/** A change of an administrator or an invitation: makes the lists and the lookups stale (ADM-041, ADM-064, INV-042). */
export const useAdministratorWrite = <Body, Answer>(write: AdministratorWrite<Body, Answer>) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const toasts = useToasts();
  const { expected = [], onRefused, ifGone } = write;
  const lists = administratorListsKey(customerId);
  const lookups = administratorLookupsKey(customerId);
  return useWrite({
    send: (http, body: Body) => write.send(administratorWrites(http, customerId), body),
    stale: write.endsDrawer ? [lists] : [lists, lookups],
    gone: write.endsDrawer ? [lookups] : [],
    onDone: write.onDone,
    expected: ifGone ? [...expected, 'NotFound'] : expected,
    onRefused: (code, message) => {
      if (ifGone && code === 'NotFound') {
        toasts.show(ifGone.toast);
        ifGone.leave();
      } else onRefused?.(code, message);
    },
  });
};
