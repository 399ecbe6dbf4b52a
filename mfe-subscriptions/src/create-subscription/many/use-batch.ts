import { useCurrentCustomer } from 'shared/customers';
import { useLeaving } from 'shared/form';
import { useNavigate } from 'shared/router';
import { useToasts } from 'shared/toasts';
import { useDraft } from 'shared/wizard';
import { useWrite } from 'shared/write';
import { bulkJobsKey } from '../../bulk-model/bulk.queries.ts';
import { pages } from '../../pages.tsx';
import { orderListsKey, subscriptionListsKey } from '../../subscription-model/stale-keys.ts';
import { numbersKey } from '../create.queries.ts';
import { useCategories } from '../use-categories.ts';
import { checkLines, startJob, type Batch } from './batch.ts';
import { toLines } from './parse-lines.ts';
import { texts } from './texts.ts';

type StoredBatch = Partial<Batch> & {
  readonly text?: string;
  /** The key was used for other lines: those were ordered, and the response was lost. */
  readonly isOrderedBefore?: boolean;
};

/** The pasted text and its results, kept in the tab until it is ordered. */
export const useBatch = () => {
  const { id: customerId } = useCurrentCustomer().customer;
  const categories = useCategories();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { leave } = useLeaving(false);
  const draft = useDraft('create-subscriptions');
  const stored = (draft.values['batch'] ?? {}) as StoredBatch;
  const store = (next: StoredBatch) => {
    draft.save('batch', next);
  };
  const { key = crypto.randomUUID() } = stored;

  const check = useWrite({
    send: (http, text: string) => checkLines(http, customerId, text, categories),
    stale: [],
    onDone: (batch, text) => {
      store({ text, key, ...batch });
    },
  });
  const order = useWrite({
    send: (http, batch: Batch) => startJob(http, customerId, batch),
    stale: [
      bulkJobsKey(customerId),
      subscriptionListsKey(customerId),
      orderListsKey(customerId),
      numbersKey(customerId),
    ],
    expected: ['IdempotencyKeyReused'],
    onRefused: () => {
      store({ ...stored, key: crypto.randomUUID(), isOrderedBefore: true });
    },
    onDone: (job, { lines }) => {
      const left = lines.filter(({ problem }) => problem !== undefined);
      draft.leave(left.length === 0 ? {} : { batch: { text: toLines(left.map(({ cells }) => cells)) } });
      toasts.show({
        variant: 'SUCCESS',
        title: texts.toast,
        richText: texts.started(job.counts.total, left.length),
      });
      leave(() => void navigate(pages.bulkJob.href({ customerId, jobId: job.id })));
    },
  });
  /** Goes back to editing the lines. The key stays the same: an order without a response may have been placed. */
  const enter = (text: string) => {
    store({ text, key });
  };
  return { ...stored, enter, check, order };
};
