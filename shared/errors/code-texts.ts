/** Messages for the backend's error codes. Texts quoted from the requirements are exact. */
import { ARGUMENT_ERROR, type ApiError } from '../contracts/api-error.ts';
import { fallbackText, kindTexts, statusText } from './error-texts.ts';

/** Texts of the codes in the specification: generic ones (ERR-002 to ERR-005), then domain codes. */
const namedCodeTexts = {
  Forbidden: kindTexts.forbidden,
  NotFound: kindTexts.notFound,
  InternalServerError: kindTexts.internalServerError,
  InvalidToken: kindTexts.invalidToken,
  InvalidPassword: 'Adgangskoden er forkert eller ugyldig.',
  SubscriptionPendingNumberporting:
    'Handlingen er ikke mulig, fordi en nummerflytning er i gang på abonnementet.',
  SubscriptionPendingTermination: 'Handlingen er ikke mulig, fordi abonnementet er opsagt.',
  SearchQueryNeedsTobeAtleastTwoCharactersLong: 'Søgningen skal være på mindst 2 tegn.',
  QueryNeedsTobeAtLeastMinimunSearchCharactersLong: 'Søgningen skal være på mindst 2 tegn.',
  IccShouldContainDigitsOnly: 'Simkortnummeret må kun bestå af cifre.',
  IccCantBeFound: 'Simkortnummeret findes ikke.',
  IccNotAvailable: 'Simkortet er allerede i brug.',
  IccAlreadyInUse: 'Simkortet er allerede i brug.',
  CustomerIsMissingContract: 'Oplysningerne er ikke tilgængelige, fordi virksomheden mangler en rammeaftale.',
  CustomerIdIsRequired: 'Der mangler oplysning om, hvilken virksomhed det drejer sig om.',
  InvitationTokenIsNotFound: 'Vi kan ikke finde invitationen. Tjek, at du bruger det rigtige link.',
  ShipmentAddressCanNotNullWhenCustomShipmentTypeIsSelected:
    'Der mangler en modtageradresse, når du har valgt levering.',
  UnknownShipmentTypeIsSelected: 'Vælg, hvordan simkortet skal leveres.',
  SelfserviceUserAlreadyExists: 'Der findes allerede en bruger med denne e-mail.',
  IllegalSendToEmail: 'E-mailen er ugyldig. Brug en anden e-mail.',
  InvalidInvoiceFormatGiven: 'Det valgte fakturaformat er ugyldigt.',
  PreferedContactTypeWasNotSelected: 'Vælg, hvordan vi skal kontakte jer.',
  EffectiveDdateMustNotBeMoreThanFourCalendarMonthsInTheFuture:
    'Datoen må højst ligge fire kalendermåneder ude i fremtiden.',
  EffectiveDateMustNotBeBeforeSubscriptionStart: 'Datoen må ikke ligge før abonnementets startdato.',
  EffectiveDateMustNotBeBeforeLatestBillCycleStart:
    'Datoen må ikke ligge før starten på den seneste faktureringsperiode.',
  TargetAccountMustBeCreatedBeforeEffectiveDate:
    'Datoen skal ligge efter den dag, det nye kundenummer blev oprettet.',
  EffectiveDateMustBeFirstOfBillingMonthOrQuarterWhenMovingBack:
    'Når abonnementet flyttes tilbage i tid, skal datoen være den første dag i en faktureringsmåned eller et faktureringskvartal.',
  EffectiveDateMustNotBeBeforeFirstOfCurrentMonth: 'Datoen må ikke ligge før den første dag i denne måned.',
  EffectiveDateMustBeFirstDayOfCurrentBillingQuarter:
    'Datoen skal være den første dag i det nuværende faktureringskvartal.',
  TargetAccountBelongRootAccountCurrentAccount:
    'Abonnementet kan kun flyttes til et kundenummer under samme hovedkundenummer.',
  TargetAccountProductGroupMastCurrentAccountProductGroup:
    'Abonnementet kan kun flyttes til et kundenummer af samme type.',
  SubcriptionHasNoStartDate: 'Abonnementet har ingen startdato endnu.',
  ExistingSuperadminCannotBeDowngraded: 'En superadministrator kan ikke få færre rettigheder.',
  CustomerDoesNotHaveRightToUseDomain: 'Virksomheden må ikke bruge e-mails med dette domæne.',
} as const;

/**
 * Texts of our own codes. Each says what to do, or that the action is not possible now. A retry would fail
 * again, so no "try again" sentence follows.
 */
const ownCodeTexts = {
  TooManyRequests: statusText(429),
  StaleVersion: 'Oplysningerne er blevet ændret, siden du åbnede dem. Genindlæs siden, og prøv igen.',
  EffectiveDateMustNotBeInThePast: 'Datoen må ikke ligge før i dag.',
  BarringForcedByAccount:
    'Kundenummeret spærrer altid for det. Ret medarbejderrettighederne på kundenummeret først.',
  BarringLimitIsMissing: 'Vælg en beløbsgrænse.',
  TargetAccountIsClosed: 'Kundenummeret er lukket. Vælg et andet.',
  InvisibleCharacters:
    'Teksten indeholder tegn, der ikke kan ses, fx et linjeskift. Skriv den igen, eller indsæt den uden formatering.',
  LinkInName: 'Et navn må ikke ligne en webadresse eller e-mailadresse. Sæt mellemrum efter et punktum.',
  PhoneNumberNotVerified: 'Bekræft dit telefonnummer, før du vælger sms.',
  CommonPassword:
    'Adgangskoden er for let at gætte. Vælg en, som ikke er almindelig, og som ikke blot er dit navn eller din e-mail.',
  SubscriptionActionNotAllowed: 'Handlingen er ikke tilladt på abonnementet, som det er lige nu.',
  SubscriptionOrderInProcessing:
    'Der er allerede en ændring i gang. Du kan ændre igen, når den er gennemført.',
  OrderCannotBeCancelled: 'Ordren kan ikke fortrydes: den er nået for langt eller er allerede fortrudt.',
  PricePlanNotOffered: 'Abonnementet kan ikke længere skiftes til det valgte. Vælg et andet.',
  ExtraServiceNotOffered: 'Servicen kan ikke tilføjes til abonnementet.',
  ExtraServiceAlreadyActive: 'Abonnementet har allerede servicen.',
  ExtraServiceRequiresAnother: 'Servicen kræver en anden service, som abonnementet ikke har.',
  ExtraServiceExcludesAnother: 'Servicen kan ikke bruges sammen med en anden service på abonnementet.',
  ExtraServiceNotActive: 'Abonnementet har ikke længere servicen.',
  ExtraServiceIsIncluded: 'Servicen er en del af abonnementet og kan ikke fjernes.',
  ExtraServiceIsBound: 'Servicen kan ikke fjernes, før dens bindingsperiode er slut.',
  ExtraServiceNeededByAnother:
    'Servicen kan ikke fjernes, fordi en anden service på abonnementet kræver den.',
  TerminationDateIsTooEarly:
    'Abonnementet kan ikke slutte så tidligt efter jeres aftale. Vælg en senere dag.',
  ForwardingToOwnNumber: 'Et nummer kan ikke viderestilles til sig selv.',
  NumberNotAvailable: 'Nummeret er ikke længere ledigt. Vælg et andet.',
  AccountProductGroupDoesNotFit: 'Kundenummeret kan ikke bruges til denne type abonnement. Vælg et andet.',
  NumberCannotBePorted:
    'Nummeret kan ikke flyttes hertil. Det er her allerede, eller en flytning af det er i gang.',
  PortingDayNotAvailable: 'Nummeret kan kun flyttes på en hverdag, tidligst den næste. Vælg en anden dag.',
  AttachmentNotFound: 'Fuldmagten er ikke gemt længere. Vælg filen igen.',
  AttachmentIsEmpty: 'Den valgte fil er tom.',
  AttachmentIsTooLarge: 'Filen må højst fylde 2 GB.',
  AttachmentTypeNotAllowed:
    'Filens indhold er ikke det, dens navn siger. Vælg en fil, der er en PDF, JPG eller PNG.',
  AttachmentIsCutOff: 'Filen er ikke hel: slutningen mangler. Gem den igen, og vælg den nye fil.',
  TopUpNotOffered: 'Abonnementet kan ikke tanke op med det valgte produkt.',
  TopUpLimitReached: 'Du kan ikke tanke mere op med det valgte produkt i denne periode.',
  TooManyDocuments: 'Du kan hente højst 100 dokumenter ad gangen.',
  UsagePeriodNotAvailable: 'Forbruget for den valgte periode kan ikke vises. Vælg en anden.',
  UsageAlertLimitReached: 'Der kan højst være 10 advarsler. Slet en, før du opretter en ny.',
  UsageAlertAlreadyThere: 'Der er allerede en advarsel ved den grænse. Rediger den i stedet.',
  UsageAlertNothingToReach: 'Der er ingen grænse for de data, så der er intet at advare om.',
  DataCardNotOffered: 'Abonnementet kan ikke få det valgte datakort. Vælg et andet.',
  DataCardLimitReached: 'Abonnementet kan ikke få flere af det valgte datakort.',
  DataCardNotThere: 'Datakortet er ikke længere på abonnementet.',
  SubscriptionViewLimitReached: 'Du kan højst have 20 gemte visninger. Slet en, før du gemmer en ny.',
  SubscriptionViewNameTaken: 'Du har allerede en visning med det navn. Vælg et andet.',
  BillingItemIsNotPayable: 'Fakturaen kan ikke betales med kort lige nu.',
  BillingItemInAnotherPayment:
    'En af fakturaerne er ved at blive betalt sammen med andre. Gør den betaling færdig, eller prøv igen om en halv time.',
  PaymentProviderIsNotAnswering: 'Betalingstjenesten svarer ikke lige nu. Prøv igen om lidt.',
} as const;

/**
 * Texts by backend code. Keys are wire values and keep their exact spelling. Codes missing here get
 * {@link fallbackText}.
 */
export const codeTexts: Readonly<Record<string, string>> = { ...namedCodeTexts, ...ownCodeTexts };

// A code is external data: 'constructor' must not match an inherited property.
const textOf = (code: string): string =>
  (Object.hasOwn(codeTexts, code) ? codeTexts[code] : undefined) ?? fallbackText;

/** HTTP-018 to HTTP-021: the message for a backend error. */
export const messageOf = (body: ApiError): string => {
  if (body.code === ARGUMENT_ERROR) return textOf(body.subCode ?? '');
  if (body.code === 'Unknown' && body.message) return body.message;
  return textOf(body.code);
};

/** Whether the message is complete on its own, because a retry would fail again. */
export const saysAll = ({ code, subCode }: ApiError): boolean => Object.hasOwn(ownCodeTexts, subCode ?? code);
