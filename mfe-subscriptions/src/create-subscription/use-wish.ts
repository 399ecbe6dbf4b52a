import type { NewSubscription } from 'shared/contracts/new-subscription';
import { useDraft } from 'shared/wizard';

export interface Wish {
  readonly body: NewSubscription;
  readonly key: string;
}

/**
 * The Idempotency-Key of a new subscription. It outlives a reload with the draft, and what is changed in that: the order
 * whose answer was lost may have been placed. The server then refuses the key for another one.
 */
export const useWish = () => {
  const draft = useDraft('create-subscription-wish');
  const kept: Partial<Wish> | undefined = draft.values['wish'];
  const keep = (key: string): string => {
    draft.save('wish', { key });
    return key;
  };
  return {
    wishFor: (body: NewSubscription): Wish => ({ body, key: kept?.key ?? keep(crypto.randomUUID()) }),
    /** The order before was placed: the next one is another. */
    renew: () => {
      keep(crypto.randomUUID());
    },
    clear: draft.clear,
  };
};
