/**
 * What an order does, in Danish (ORD-010, ORD-014). Keys are the wire's, with its spelling: they are the `OrderType` of
 * the contracts. Here, because pages, the activity log and the file of it all speak of orders.
 */
export const orderTypeLabels = {
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
  CreateSimCard: 'Bestilling af simkort',
  ChangeSimCard: 'Skift af simkort',
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
} as const;

/** `Spærring af abonnement`; what is not a type of order is `Anden ordre`. */
export const orderTypeLabel = (type: string): string =>
  (orderTypeLabels as Readonly<Record<string, string>>)[type] ?? orderTypeLabels.Unknown;
