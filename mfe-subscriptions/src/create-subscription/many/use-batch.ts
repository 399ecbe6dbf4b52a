import { useCurrentCustomer } from 'shared/customers';
import { useToasts } from 'shared/toasts';
import { useDraft } from 'shared/wizard';
import { useWrite } from 'shared/write';
import { orderListsKey, subscriptionListsKey } from '../../subscription-model/stale-keys.ts';
import { numbersKey } from '../create.queries.ts';
import { useCategories } from '../use-categories.ts';
import { checkLines, orderLines, type BatchLine } from './batch.ts';
import { texts } from './texts.ts';

interface Kept {
  readonly text?: string;
  readonly lines?: readonly BatchLine[];
  /** Ordering has begun: from here on no line is changed any more. */
  readonly isOrdered?: boolean;
}

/** What was pasted and what has become of it, kept in the tab. */
export const useBatch = () => {
  const { id: customerId } = useCurrentCustomer().customer;
  const categories = useCategories();
  const toasts = useToasts();
  const draft = useDraft('create-subscriptions');
  const kept = (draft.values['batch'] ?? {}) as Kept;
  const keep = (next: Kept) => {
    draft.save('batch', next);
  };

  const check = useWrite({
    send: (http, text: string) => checkLines(http, customerId, text, categories),
    stale: [],
    onDone: (lines, text) => {
      keep({ text, lines });
    },
  });
  const order = useWrite({
    send: (http, lines: readonly BatchLine[]) =>
      orderLines(http, customerId, lines, now => {
        keep({ ...kept, lines: now, isOrdered: true });
      }),
    stale: [subscriptionListsKey(customerId), orderListsKey(customerId), numbersKey(customerId)],
    onDone: lines => {
      const count = lines.filter(({ orderId }) => orderId !== undefined).length;
      toasts.show({
        variant: 'SUCCESS',
        title: texts.toast,
        richText: texts.orderedAll(count, lines.length - count),
      });
    },
  });
  return { ...kept, keep, check, order };
};
