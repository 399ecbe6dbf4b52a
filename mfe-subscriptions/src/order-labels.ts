import { isInProcessing, type OrderCreator, type OrderStatus, type OrderType } from 'shared/contracts/order';
import { codeTexts } from 'shared/errors/error-texts';
import type { TagTone } from 'shared/ui/tag';

/** What an order does (ORD-010). */
export const orderTypeLabels: Readonly<Record<OrderType, string>> = {
  Unknown: 'Anden ordre',
  CreateAccount: 'Oprettelse af kundenummer',
  ChangeAccount: 'Ændring af kundenummer',
  RemoveAccount: 'Nedlæggelse af kundenummer',
  CreateSubscription: 'Oprettelse af abonnement',
  ChangeSubscription: 'Ændring af abonnement',
  RemoveSubscription: 'Nedlæggelse af abonnement',
  ChangePriceplan: 'Skift af abonnement',
  CreateAdditionalProduct: 'Tilkøb af tillægsprodukt',
  ChangeAdditionalProduct: 'Ændring af tillægsprodukt',
  RemoveAdditionalProduct: 'Fjernelse af tillægsprodukt',
  UpdatedOwnerControl: 'Ændring af rettigheder',
  CreateBarring: 'Oprettelse af spærring',
  RemoveBarring: 'Fjernelse af spærring',
  CreateSimCard: 'Bestilling af SIM-kort',
  ChangeSimCard: 'Skift af SIM-kort',
  CreateExtraDataCard: 'Tilføjelse af datakort',
  ChangeExtraDataCard: 'Skift af datakort',
  RemoveExtraDataCard: 'Fjernelse af datakort',
  HardwarePayment: 'Betaling af udstyr',
  Fee: 'Gebyr',
  NumberPorting: 'Nummerflytning',
  CallForvarding: 'Viderestilling',
  Termination: 'Opsigelse',
  Charge: 'Opkrævning',
  Reactivation: 'Genåbning',
  Suspension: 'Spærring af abonnement',
  ChangeAccountOwnerControl: 'Ændring af rettigheder på kundenummer',
  ChangeSubscriptionOwnerControl: 'Ændring af rettigheder på abonnement',
};

/** The labels of the requirements, letter by letter (ORD-012); `Unknown` is ours. */
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

/** Colour of the status tag: blue while the order is on its way (ORD-013). */
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

/** Who made the order: the person's name where it is known (ORD-009). */
export const orderCreatorLabel = (order: {
  readonly createdBy: OrderCreator;
  readonly createdByName?: string | null | undefined;
}): string => order.createdByName || creatorLabels[order.createdBy];

/** Why an order failed and what to do about it. */
export const failureText = (failureCode: string | null | undefined): string => {
  const reason = codeTexts[failureCode ?? ''];
  return reason === undefined
    ? 'Ordren kunne ikke gennemføres. Kontakt kundeservice.'
    : `${reason} Afgiv ordren igen, eller kontakt kundeservice.`;
};
