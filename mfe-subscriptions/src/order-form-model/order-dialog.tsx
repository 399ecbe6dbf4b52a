import { ConfirmDialog } from 'shared/ui/confirm-dialog';
import type { Write } from 'shared/write';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { OrderPreview } from './order-preview.tsx';

/** `sent` once the order was confirmed, until the dialog opens again. */
export type OrderDialogState = 'closed' | 'open' | 'sent';

interface OrderDialogProps {
  readonly state: OrderDialogState;
  readonly onStateChange: (state: OrderDialogState) => void;
  readonly title: string;
  readonly confirmLabel: string;
  readonly ids: SubscriptionIds;
  /** The order's request. */
  readonly path: string;
  readonly method: 'POST' | 'DELETE';
  readonly body: object;
  readonly write: Pick<Write<unknown>, 'isPending' | 'error'>;
  /** Places the order. */
  readonly onConfirm: () => void;
}

/** Confirms an order after showing its effect. */
export const OrderDialog = ({
  state,
  onStateChange,
  write,
  onConfirm,
  title,
  confirmLabel,
  body,
  ...request
}: OrderDialogProps) => (
  <ConfirmDialog
    isOpen={state !== 'closed'}
    title={title}
    confirmLabel={confirmLabel}
    isPending={write.isPending}
    onConfirm={() => {
      onStateChange('sent');
      onConfirm();
    }}
    onCancel={() => {
      onStateChange('closed');
    }}
  >
    <OrderPreview
      {...request}
      body={state === 'closed' ? undefined : body}
      isSent={state === 'sent' && write.error === null}
    />
  </ConfirmDialog>
);
