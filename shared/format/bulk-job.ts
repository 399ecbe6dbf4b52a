/** Labels of bulk actions. Keys are wire values: `BULK_ACTIONS` of the contracts. */
export const bulkActionLabels = {
  Unknown: 'Samlet ændring',
  Suspend: 'Spær',
  Reactivate: 'Genåbn',
  PricePlan: 'Skift abonnement',
  AddExtraService: 'Tilføj ekstra service',
  RemoveExtraService: 'Fjern ekstra service',
  Barrings: 'Ændr spærringer og beløbsgrænse',
  BillingAccount: 'Flyt til andet kundenummer',
  Terminate: 'Opsig',
  Create: 'Opret abonnementer',
} as const;

/** Status labels of one subscription in a bulk job. Keys are wire values: `BulkRowStatus`. */
export const bulkRowStatusLabels = {
  Unknown: 'Ukendt',
  Waiting: 'Venter',
  Ordered: 'Bestilt',
  Completed: 'Gennemført',
  Failed: 'Fejlet',
  Cancelled: 'Fortrudt',
} as const;

/** Why one subscription of a bulk job is not changed, as shown in its row. Keys are wire values. */
const reasons: Readonly<Record<string, string>> = {
  NotFound: 'Findes ikke længere, eller du har ikke adgang til det',
  Forbidden: 'Du har ikke længere rettigheder til at ændre abonnementet',
  RoleNotSufficient: 'Du har ikke rettigheder til at ændre abonnementet',
  InternalServerError: 'Der skete en fejl hos os. Prøv igen',
  Cancelled: 'Abonnementet er ophørt',
  SuspendedNoAltering: 'Kundeservice har lukket abonnementet',
  UnderTermination: 'Abonnementet er opsagt',
  Suspended: 'Abonnementet er spærret',
  NotActive: 'Abonnementet er ikke aktivt',
  MissingContract: 'Virksomheden mangler en rammeaftale',
  CustomerIsMissingContract: 'Virksomheden mangler en rammeaftale',
  UnknownSubscriptionType: 'Kun kundeservice kan opsige denne type abonnement',
  HomeOfficeAccount: 'Kundenummeret er til hjemmearbejdspladser',
  NoPricePlans: 'Der er ingen andre abonnementer at skifte til',
  OrderInProcessing: 'Der er allerede en ændring i gang',
  SubscriptionOrderInProcessing: 'Der er allerede en ændring i gang',
  SubscriptionPendingNumberporting: 'En nummerflytning er i gang',
  SubscriptionPendingTermination: 'Abonnementet er opsagt',
  PricePlanNotOffered: 'Det nye abonnement kan ikke fås, eller det er det samme som nu',
  ExtraServiceNotOffered: 'Servicen kan ikke fås til abonnementet',
  ExtraServiceAlreadyActive: 'Abonnementet har allerede servicen',
  ExtraServiceRequiresAnother: 'Servicen kræver en anden service',
  ExtraServiceExcludesAnother: 'Servicen kan ikke bruges sammen med en anden service',
  ExtraServiceNotActive: 'Abonnementet har ikke servicen',
  ExtraServiceIsIncluded: 'Servicen er en del af abonnementet',
  ExtraServiceIsBound: 'Servicen er i sin bindingsperiode',
  ExtraServiceNeededByAnother: 'En anden service kræver den',
  BarringForcedByAccount: 'Kundenummeret spærrer altid for det',
  TargetAccountBelongRootAccountCurrentAccount: 'Hører til et andet hovedkundenummer',
  TargetAccountProductGroupMastCurrentAccountProductGroup: 'Kundenummeret er af en anden type',
  TargetAccountIsClosed: 'Kundenummeret er lukket',
  TargetAccountMustBeCreatedBeforeEffectiveDate: 'Kundenummeret er oprettet efter datoen',
  SubcriptionHasNoStartDate: 'Abonnementet har ingen startdato endnu',
  TerminationDateIsTooEarly: 'Datoen er tidligere, end aftalen tillader',
  EffectiveDateMustNotBeInThePast: 'Datoen er passeret',
  EffectiveDateMustNotBeBeforeSubscriptionStart: 'Datoen ligger før abonnementets start',
  EffectiveDdateMustNotBeMoreThanFourCalendarMonthsInTheFuture:
    'Datoen ligger mere end fire kalendermåneder ude i fremtiden',
};

/** Texts for an action without effect, because its result is already the case. */
const already: Readonly<Record<string, string>> = {
  Suspend: 'Abonnementet er ikke aktivt',
  Reactivate: 'Abonnementet er ikke spærret',
  Barrings: 'Abonnementet har allerede de valgte spærringer',
  BillingAccount: 'Abonnementet er allerede på kundenummeret',
};

/** Why one subscription of a bulk job is not created. */
const creationReasons: Readonly<Record<string, string>> = {
  NotFound: 'Kundenummeret findes ikke, eller du har ikke adgang til det',
  Forbidden: 'Du har ikke rettigheder til at oprette abonnementet',
  PricePlanNotOffered: 'Abonnementet findes ikke, eller det sælges ikke længere',
  AccountProductGroupDoesNotFit: 'Kundenummeret kan ikke bruges til denne type abonnement',
  NumberNotAvailable: 'Telefonnummeret er ikke ledigt',
  IccShouldContainDigitsOnly: 'Simkortnummeret må kun bestå af cifre',
  IccCantBeFound: 'Simkortnummeret findes ikke',
  IccNotAvailable: 'Simkortet er allerede i brug',
  IccAlreadyInUse: 'Simkortet er allerede i brug',
};

/** Why one subscription of a bulk job is not changed or not created. */
export const bulkReason = (action: string, code: string): string =>
  (action === 'Create' ? creationReasons[code] : undefined) ??
  (code === 'SubscriptionActionNotAllowed' ? already[action] : undefined) ??
  reasons[code] ??
  (action === 'Create'
    ? 'Abonnementet kan ikke oprettes sådan'
    : 'Kan ikke ændres, som abonnementet er lige nu');

/** Title of a job: "Skift abonnement: Erhverv Mobil 50 GB". */
export const bulkJobTitle = (action: keyof typeof bulkActionLabels, subject: string | null): string =>
  subject === null ? bulkActionLabels[action] : `${bulkActionLabels[action]}: ${subject}`;
