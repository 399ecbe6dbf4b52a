import type { NewSubscription } from 'shared/contracts/new-subscription';
import { useDraft } from 'shared/wizard';

export interface Wish {
  readonly body: NewSubscription;
  readonly key: string;
}

/**
 * The Idempotency-Key of a new subscription. Like the draft it survives a reload, and it survives changes of the draft:
 * an order whose response was lost may have been placed. The server then rejects the key for a different order.
 */
export const useIdempotencyKey = () => {
  const draft = useDraft('create-subscription-wish');
  const kept: Partial<Wish> | undefined = draft.values['wish'];
  const keep = (key: string): string => {
    draft.save('wish', { key });
    return key;
  };
  return {
    wishFor: (body: NewSubscription): Wish => ({ body, key: kept?.key ?? keep(crypto.randomUUID()) }),
    /** The previous order was placed: the next one gets a new key. */
    renew: () => {
      keep(crypto.randomUUID());
    },
    clear: draft.clear,
  };
};
