import { useState } from 'react';
import { placedOrderAnswer } from 'shared/contracts/placed-order';
import { useToasts } from 'shared/toasts';
import { Button } from 'shared/ui/button';
import { useWrite } from 'shared/write';
import { orderStaleKeys } from '../subscription-model/stale-keys.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { subscriptionPath } from '../subscription-model/subscription-read.ts';
import { useFocusAfter } from '../subscription-page-model/use-focus-after.ts';
import { OrderDialog, type OrderDialogState } from './order-dialog.tsx';
import { orderToast } from './order-toast.ts';

interface OrderButtonProps {
  readonly ids: SubscriptionIds;
  readonly method: 'POST' | 'DELETE';
  /** Path below `/subscriptions/{subscriptionId}/`, as in the platform's `orderAction`. */
  readonly endpoint: string;
  readonly body?: object;
  readonly label: string;
  /** Subject of the button, when several have the same label. */
  readonly about: string;
  readonly question: string;
  readonly confirmLabel: string;
  /** Title of the toast. */
  readonly placed: string;
  readonly onPlaced?: () => void;
}

/** Places an order that needs no form, after showing its effect. */
export const OrderButton = (props: OrderButtonProps) => {
  const { ids, method, endpoint, body = {}, label, about, question, confirmLabel, placed } = props;
  const [dialog, setDialog] = useState<OrderDialogState>('closed');
  const toasts = useToasts();
  const path = subscriptionPath(ids, endpoint);
  const write = useWrite({
    send: (http, to: string) =>
      http.request({
        method,
        path: to,
        query: { customerId: ids.customerId },
        ...(method === 'POST' && { body }),
        schema: placedOrderAnswer,
      }),
    stale: orderStaleKeys(ids),
    onDone: order => {
      setDialog('closed');
      toasts.show(orderToast(placed, order, ids.customerId));
      props.onPlaced?.();
    },
  });
  useFocusAfter(dialog !== 'closed' || write.isDone);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={`${label}: ${about}`}
        onPress={() => {
          setDialog('open');
        }}
      >
        {label}
      </Button>
      <OrderDialog
        state={dialog}
        onStateChange={setDialog}
        title={question}
        confirmLabel={confirmLabel}
        ids={ids}
        path={path}
        method={method}
        body={body}
        write={write}
        onConfirm={() => {
          write.submit(path);
        }}
      />
    </>
  );
};
