import { isInProcessing, type OrderCreator, type OrderStatus, type OrderType } from 'shared/contracts/order';
import { codeTexts } from 'shared/errors/code-texts';
import { orderTypeLabels as labels } from 'shared/format/order-type';
import type { TagTone } from 'shared/ui/tag';

/** Labels of the order types (ORD-010): a new type in the contract is a type error here until it has one. */
export const orderTypeLabels: Readonly<Record<OrderType, string>> = labels;

/** The labels exactly as in the requirements (ORD-012); `Unknown` is ours. */
export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  Unknown: 'Ukendt',
  Draft: 'Udkast',
  Submitted: 'Indsendt',
  Received: 'Modtaget',
  Processing: 'Igangsat',
  InProgress: 'Oprettelse igang',
  Completed: 'Gennemført',
  Failed: 'Fejlet',
  Cancelled: 'Annulleret',
};

/** Colour of the status tag: blue while the order is in progress (ORD-013). */
export const orderStatusTone = (status: OrderStatus): TagTone => {
  if (isInProcessing(status)) return 'info';
  if (status === 'Completed') return 'success';
  return status === 'Failed' ? 'error' : 'neutral';
};

const creatorLabels: Readonly<Record<OrderCreator, string>> = {
  Unknown: 'Ukendt',
  Customer: 'Virksomheden',
  CustomerOperations: 'Kundeservice',
};

/** Who placed the order: the user's name if known (ORD-009). */
export const orderCreatorLabel = (order: {
  readonly createdBy: OrderCreator;
  readonly createdByName?: string | null | undefined;
}): string => order.createdByName || creatorLabels[order.createdBy];

/** Why an order failed and what to do about it. */
export const failureText = (failureCode: string | null | undefined): string => {
  const reason = codeTexts[failureCode ?? ''];
  return reason === undefined
    ? 'Ordren kunne ikke gennemføres. Kontakt kundeservice.'
    : `${reason} Ret det, og bestil igen, eller kontakt kundeservice.`;
};
