import type { NewSubscription } from 'shared/contracts/new-subscription';
import { useDraft } from 'shared/wizard';

export interface KeyedOrder {
  readonly body: NewSubscription;
  readonly key: string;
}

/**
 * The Idempotency-Key of a new subscription. Like the draft it survives a reload, and it survives changes of the draft:
 * an order whose response was lost may have been placed. The server then rejects the key for a different order.
 */
export const useIdempotencyKey = () => {
  const draft = useDraft('create-subscription-key');
  const kept: Partial<KeyedOrder> | undefined = draft.values['order'];
  const keep = (key: string): string => {
    draft.save('order', { key });
    return key;
  };
  return {
    withKey: (body: NewSubscription): KeyedOrder => ({ body, key: kept?.key ?? keep(crypto.randomUUID()) }),
    /** The previous order was placed: the next one gets a new key. */
    renew: () => {
      keep(crypto.randomUUID());
    },
    clear: draft.clear,
  };
};
