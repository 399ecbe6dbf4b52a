/**
 * Danish labels of order types (ORD-010, ORD-014). Keys are wire values in their exact spelling: `OrderType`
 * of the contracts. Shared by pages, the activity log and its file export.
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

/** `Spærring af abonnement`; `Anden ordre` for an unknown type. */
export const orderTypeLabel = (type: string): string =>
  (orderTypeLabels as Readonly<Record<string, string>>)[type] ?? orderTypeLabels.Unknown;
