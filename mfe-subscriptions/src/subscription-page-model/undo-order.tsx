import { useEffect, useRef, useState } from 'react';
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
  const isAnswered = useRef(false);
  useOnRemoved(isAsking && canUndo, () => {
    if (isAnswered.current) return;
    toasts.show({
      variant: 'WARNING',
      title: texts.tooLate(order.id),
      richText: texts.tooLateText,
      link: orderToastLink(customerId, order.id),
    });
  });
  if (!canUndo) return null;
  const label = texts.label(order.type);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={`${label}: ${orderTypeLabels[order.type]}`}
        onPress={() => {
          isAnswered.current = false;
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
          isAnswered.current = true;
          write.submit(order.id);
        }}
        onCancel={() => {
          isAnswered.current = true;
          setIsAsking(false);
        }}
      >
        {texts.consequence}
      </ConfirmDialog>
    </>
  );
};

/** Calls back when the dialog is removed, unless by a navigation: a refetched order may remove the button and its row. */
const useOnRemoved = (isOpen: boolean, onRemoved: () => void): void => {
  const latest = useRef(onRemoved);
  useEffect(() => {
    latest.current = onRemoved;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const { href } = window.location;
    return () => {
      if (window.location.href === href) latest.current();
    };
  }, [isOpen]);
};
