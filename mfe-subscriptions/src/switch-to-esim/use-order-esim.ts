import { useHttp } from 'shared/http';
import { useQueryClient } from 'shared/query';
import { useToasts } from 'shared/toasts';
import { simCardsQueries } from '../sim-cards.queries.ts';
import { orderEsim } from '../sim-cards.writes.ts';
import type { SubscriptionIds } from '../subscription-addresses.ts';
import { useOrderWrite } from '../use-order-write.ts';
import { esimOrderedToast } from './texts.ts';

/** Orders an eSIM; what comes back is shown at once (ESIM-018). */
export const useOrderEsim = (ids: SubscriptionIds) => {
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { queryKey } = simCardsQueries(useHttp()).esim(ids);
  const { mutate, isPending } = useOrderWrite({
    ids,
    send: (http, headers, _: null) => orderEsim(http, ids, headers),
    onPlaced: esim => {
      queryClient.setQueryData(queryKey, esim);
      toasts.show({ variant: 'SUCCESS', ...esimOrderedToast });
    },
  });
  return {
    isPending,
    send: () => {
      mutate(null);
    },
  };
};
