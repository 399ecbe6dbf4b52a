import * as z from 'zod/mini';

/** The back-end systems an error can come from (HTTP-016). */
export const FAILING_SYSTEMS = [
  'Commerce',
  'Selfservice',
  'CustomerAPI',
  'AccountAPI',
  'SubscriptionsAPI',
  'OrderAPI',
  'ProductOfferingQualificationAPI',
  'SubscriberAPI',
  'SearchAPI',
  'NumberAPI',
  'CommunicationAPI',
  'BillingAPI',
  'DocumentAPI',
  'DeviceAPI',
  'PilAPI',
  'PaymentAPI',
  'Olympus',
  'EidService',
] as const;
export type FailingSystem = (typeof FAILING_SYSTEMS)[number];

/** The code that marks an argument error: the reason then stands in `subCode` (HTTP-019; the name is ours). */
export const ARGUMENT_ERROR = 'ArgumentError';

/**
 * The body of every refused or failed call (HTTP-015). A body that matches makes a self-service error whose text
 * is found by `code`, or by `subCode` when the code is `ArgumentError`; anything else is a network error whose
 * text is found by status. `statusCode` repeats the HTTP status as text.
 */
export const apiErrorSchema = z.object({
  message: z.optional(z.nullable(z.string())),
  code: z.string(),
  subCode: z.optional(z.nullable(z.string())),
  statusCode: z.string(),
  failingSystem: z.enum(FAILING_SYSTEMS),
});
export type ApiError = z.infer<typeof apiErrorSchema>;

/**
 * Generic codes the API uses when no domain code fits. They name the kind of failure (ERR-001 to ERR-005), and
 * `Unauthorized` stands for a missing or expired token. `StaleVersion` (412) is an edit of something that was changed
 * in between; `IdempotencyKeyReused` (422) is a key that was sent with another call before;
 * `PaymentProviderIsNotAnswering` (503) is a card payment that can't be begun now.
 */
export const GENERIC_CODES = [
  'Unknown',
  'Unauthorized',
  'Forbidden',
  'NotFound',
  'InternalServerError',
  'InvalidToken',
  'TooManyRequests',
  'StaleVersion',
  'IdempotencyKeyReused',
  'PaymentProviderIsNotAnswering',
] as const;
export type GenericCode = (typeof GENERIC_CODES)[number];

/**
 * Why a date cannot be the one from which a change counts. The specification tells the six rules (ERR-052); their
 * names on the wire are ours (ERR-055).
 */
export const EFFECTIVE_DATE_CODES = [
  'EffectiveDateMustNotBeBeforeSubscriptionStart',
  'EffectiveDateMustNotBeBeforeLatestBillCycleStart',
  'TargetAccountMustBeCreatedBeforeEffectiveDate',
  'EffectiveDateMustBeFirstOfBillingMonthOrQuarterWhenMovingBack',
  'EffectiveDateMustNotBeBeforeFirstOfCurrentMonth',
  'EffectiveDateMustBeFirstDayOfCurrentBillingQuarter',
] as const;

/**
 * Why a subscription cannot be changed now, where the specification names no code (SUB-038, SUB-040): its state does
 * not allow it, or an order that changes the same thing is on its way. Ours, as is the last, for any kind of change.
 */
export const SUBSCRIPTION_CODES = [
  'SubscriptionActionNotAllowed',
  'SubscriptionOrderInProcessing',
  'EffectiveDateMustNotBeInThePast',
  'OrderCannotBeCancelled',
  'BarringForcedByAccount',
  'BarringLimitIsMissing',
  'ForwardingToOwnNumber',
  'TerminationDateIsTooEarly',
] as const;

/** Why a payment by card can't be begun. Ours: the specification names no code of payments. */
export const PAYMENT_CODES = ['BillingItemIsNotPayable', 'BillingItemInAnotherPayment'] as const;

/** Why documents of billing cannot be fetched together. Ours. */
export const DOCUMENT_CODES = ['TooManyDocuments'] as const;

/** Why a price plan, an extra service or a top-up cannot be ordered or removed, usage not be told, and an alert not be set. Ours. */
export const PRODUCT_CODES = [
  'PricePlanNotOffered',
  'ExtraServiceNotOffered',
  'ExtraServiceAlreadyActive',
  'ExtraServiceRequiresAnother',
  'ExtraServiceExcludesAnother',
  'ExtraServiceNotActive',
  'ExtraServiceIsIncluded',
  'ExtraServiceIsBound',
  'ExtraServiceNeededByAnother',
  'TopUpNotOffered',
  'TopUpLimitReached',
  'UsagePeriodNotAvailable',
  'UsageAlertLimitReached',
  'UsageAlertAlreadyThere',
  'UsageAlertNothingToReach',
] as const;

/** Why a data card cannot be added, switched or removed. Ours. */
export const DATA_CARD_CODES = ['DataCardNotOffered', 'DataCardLimitReached', 'DataCardNotThere'] as const;

/** Why a subscription cannot be created as asked for. Ours. */
export const NEW_SUBSCRIPTION_CODES = [
  'NumberNotAvailable',
  'AccountProductGroupDoesNotFit',
  'NumberCannotBePorted',
  'PortingDayIsTooEarly',
  'AttachmentNotFound',
] as const;

/** Why a file is not taken. Ours. */
export const ATTACHMENT_CODES = [
  'AttachmentIsEmpty',
  'AttachmentIsTooLarge',
  'AttachmentTypeNotAllowed',
  'AttachmentIsCutOff',
] as const;

/** Why a view of the subscriptions overview cannot be kept. Ours. */
export const SUBSCRIPTION_VIEW_CODES = ['SubscriptionViewLimitReached', 'SubscriptionViewNameTaken'] as const;

/** The domain codes of the back end. The spelling is the wire's own, letter by letter (ERR-037 to ERR-051). */
export const DOMAIN_CODES = [
  'InvalidPassword',
  'SubscriptionPendingNumberporting',
  'SubscriptionPendingTermination',
  'SearchQueryNeedsTobeAtleastTwoCharactersLong',
  'IccShouldContainDigitsOnly',
  'CustomerIsMissingContract',
  'InvitationTokenIsNotFound',
  'ShipmentAddressCanNotNullWhenCustomShipmentTypeIsSelected',
  'SelfserviceUserAlreadyExists',
  'IllegalSendToEmail',
  'CustomerIdIsRequired',
  'InvalidInvoiceFormatGiven',
  'EffectiveDdateMustNotBeMoreThanFourCalendarMonthsInTheFuture',
  'PreferedContactTypeWasNotSelected',
  'SubcriptionHasNoStartDate',
  'UnknownShipmentTypeIsSelected',
  'IccCantBeFound',
  'IccNotAvailable',
  'IccAlreadyInUse',
  'ExistingSuperadminCannotBeDowngraded',
  'CustomerDoesNotHaveRightToUseDomain',
  'InvalidInvitationTypeGiven',
  'QueryNeedsTobeAtLeastMinimunSearchCharactersLong',
  'TargetAccountBelongRootAccountCurrentAccount',
  'TargetAccountProductGroupMastCurrentAccountProductGroup',
  // Ours: the specification names no code for an account that is closed.
  'TargetAccountIsClosed',
  'InvisibleCharacters',
  'LinkInName',
  'CommonPassword',
  'PhoneNumberNotVerified',
  ...EFFECTIVE_DATE_CODES,
  ...SUBSCRIPTION_CODES,
  ...PAYMENT_CODES,
  ...DOCUMENT_CODES,
  ...PRODUCT_CODES,
  ...DATA_CARD_CODES,
  ...NEW_SUBSCRIPTION_CODES,
  ...ATTACHMENT_CODES,
  ...SUBSCRIPTION_VIEW_CODES,
] as const;
export type DomainCode = (typeof DOMAIN_CODES)[number];
