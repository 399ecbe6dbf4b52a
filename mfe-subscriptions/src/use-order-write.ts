import { useRef } from 'react';
import type { PlacedOrder } from 'shared/contracts/placed-order';
import { useHttp, type Http } from 'shared/http';
import { useMutation, useQueryClient } from 'shared/query';
import type { SubscriptionIds } from './subscription-addresses.ts';
import { subscriptionQueries } from './subscription.queries.ts';

interface OrderWrite<Variables, Answer> {
  readonly ids: SubscriptionIds;
  /** Makes the call. `headers` carry its Idempotency-Key. */
  readonly send: (http: Http, headers: Record<string, string>, variables: Variables) => Promise<Answer>;
  /** Shows the toast (order-toast.ts) and leaves the page. */
  readonly onPlaced: (answer: Answer) => void;
}

/**
 * Orders a change of a subscription. What is known of the subscription is then read anew; its orders are by the shell
 * (HTTP-026). That it failed is said by the shell.
 */
export const useOrderWrite = <Variables, Answer = PlacedOrder>({
  ids,
  send,
  onPlaced,
}: OrderWrite<Variables, Answer>) => {
  const http = useHttp();
  const queryClient = useQueryClient();
  const attempt = useRef({ content: '', key: '' });
  const readAnew = () =>
    queryClient.invalidateQueries({ queryKey: subscriptionQueries(http).details(ids).queryKey });
  return useMutation({
    mutationFn: (variables: Variables) => {
      // Trying the same again after a failure is the same wish: the first try may have arrived after all.
      const content = JSON.stringify(variables);
      if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
      return send(http, { 'idempotency-key': attempt.current.key }, variables);
    },
    onSuccess: answer => {
      attempt.current = { content: '', key: '' };
      onPlaced(answer);
      void readAnew();
    },
    // It may have failed because what is shown is out of date.
    onError: readAnew,
  });
};
