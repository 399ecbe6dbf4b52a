import * as z from 'zod/mini';

/** Backend systems that an error can come from (HTTP-016). */
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

/** Code of an argument error, whose reason is in `subCode` (HTTP-019; the name is our own). */
export const ARGUMENT_ERROR = 'ArgumentError';

/**
 * Body of every refused or failed call (HTTP-015). A matching body becomes a self-service error with a text
 * by `code`, or by `subCode` if the code is `ArgumentError`; any other body becomes a network error with a
 * text by status. `statusCode` repeats the HTTP status as text.
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
 * Generic codes for errors without a domain code. They name the kind of failure (ERR-001 to ERR-005);
 * `Unauthorized` is a missing or expired token, `StaleVersion` (412) a concurrent update,
 * `IdempotencyKeyReused` (422) a key already used for another call, `PaymentProviderIsNotAnswering` (503) a
 * card payment that cannot be started now.
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
 * Why an effective date is not allowed. The specification has the six rules (ERR-052); their wire names are
 * our own (ERR-055).
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
 * Why a subscription cannot be changed now, where the specification has no code (SUB-038, SUB-040): its state
 * does not allow it, or a pending order changes the same thing. Our own, as is the last one, which applies to
 * any kind of change.
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

/** Why a card payment cannot be started. Our own: the specification has no payment codes. */
export const PAYMENT_CODES = ['BillingItemIsNotPayable', 'BillingItemInAnotherPayment'] as const;

/** Why billing documents cannot be downloaded together. Our own. */
export const DOCUMENT_CODES = ['TooManyDocuments'] as const;

/** Errors of price plans, extra services, top-ups, usage and usage alerts. Our own. */
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

/** Why a data card cannot be added, replaced or removed. Our own. */
export const DATA_CARD_CODES = ['DataCardNotOffered', 'DataCardLimitReached', 'DataCardNotThere'] as const;

/** Why a subscription cannot be created. Our own. */
export const NEW_SUBSCRIPTION_CODES = [
  'NumberNotAvailable',
  'AccountProductGroupDoesNotFit',
  'NumberCannotBePorted',
  'PortingDayNotAvailable',
  'AttachmentNotFound',
] as const;

/** Why a file is refused. Our own. */
export const ATTACHMENT_CODES = [
  'AttachmentIsEmpty',
  'AttachmentIsTooLarge',
  'AttachmentTypeNotAllowed',
  'AttachmentIsCutOff',
] as const;

/** Why a view of the subscriptions overview cannot be saved. Our own. */
export const SUBSCRIPTION_VIEW_CODES = ['SubscriptionViewLimitReached', 'SubscriptionViewNameTaken'] as const;

/** The backend's domain codes, in their exact wire spelling (ERR-037 to ERR-051). */
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
  // Our own: the specification has no code for a closed account.
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
