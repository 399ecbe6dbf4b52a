import { useCurrentCustomer } from 'shared/customers';
import { useToasts, type NewToast } from 'shared/toasts';
import { useWrite } from 'shared/write';
import { administratorListsKey, administratorLookupsKey } from './administrator.queries.ts';
import { administratorWrites, type AdministratorWrites } from './administrator.writes.ts';

interface AdministratorWrite<Body, Answer> {
  readonly send: (writes: AdministratorWrites, body: Body) => Promise<Answer>;
  /** Shows the toast, and closes the drawer if the task is finished. */
  readonly onDone: (answer: Answer) => void;
  /** The drawer closes with the write, so its data is not refetched. */
  readonly endsDrawer?: boolean;
  /** Error codes that the drawer shows itself. */
  readonly expected?: readonly string[];
  readonly onRefused?: (code: string, message: string) => void;
  /** When the subject no longer exists: the toast to show, and how to leave the drawer. */
  readonly ifGone?: { readonly toast: NewToast; readonly leave: () => void };
}

/** A change of an administrator or an invitation; marks the lists and lookups stale (ADM-041, ADM-064, INV-042). */
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
