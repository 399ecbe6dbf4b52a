import { useState } from 'react';
import type { OrderViewModel } from 'shared/contracts/order';
import { placedOrderAnswer } from 'shared/contracts/placed-order';
import { useCurrentCustomer } from 'shared/customers';
import { orderToastLink } from 'shared/remote/order-toast-link';
import { useToasts } from 'shared/toasts';
import { Button } from 'shared/ui/button';
import { ConfirmDialog } from 'shared/ui/confirm-dialog';
import { useWrite } from 'shared/write';
import { orderTypeLabels } from '../subscription-model/order-labels.ts';
import { orderListsKey, orderStaleKeys } from '../subscription-model/stale-keys.ts';
import { undoTexts as texts } from './undo-texts.ts';
import { useFocusAfter } from './use-focus-after.ts';

interface UndoOrderProps {
  readonly order: Pick<OrderViewModel, 'id' | 'type' | 'canCancel'>;
  /** The order's subscription; missing for an order for an account. */
  readonly subscriptionId: string | null | undefined;
}

/** Button to undo an order, with a confirmation; renders nothing when the server says that it is too late. */
export const UndoOrder = ({ order, subscriptionId }: UndoOrderProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const [isAsking, setIsAsking] = useState(false);
  const toasts = useToasts();
  const write = useWrite({
    send: (http, orderId: string) =>
      http.request({
        method: 'POST',
        path: `/self-service-api/orders/${encodeURIComponent(orderId)}/cancel`,
        query: { customerId },
        schema: placedOrderAnswer,
      }),
    stale: subscriptionId ? orderStaleKeys({ customerId, subscriptionId }) : [orderListsKey(customerId)],
    onDone: ({ orderId }) => {
      toasts.show({
        variant: 'SUCCESS',
        title: texts.done(orderId),
        link: orderToastLink(customerId, orderId),
      });
    },
  });
  const canUndo = order.canCancel === true;
  useFocusAfter(isAsking && canUndo);
  if (!canUndo) return null;
  const label = texts.label(order.type);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={`${label}: ${orderTypeLabels[order.type]}`}
        onPress={() => {
          setIsAsking(true);
        }}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.question(order.type)}
        confirmLabel={label}
        cancelLabel={texts.keep}
        isPending={write.isPending}
        onConfirm={() => {
          write.submit(order.id);
        }}
        onCancel={() => {
          setIsAsking(false);
        }}
      >
        {texts.consequence}
      </ConfirmDialog>
    </>
  );
};
