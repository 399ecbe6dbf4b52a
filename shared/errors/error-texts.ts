/** Every sentence the portal says about an error, in one place. Quoted texts of the requirements are exact. */

/** Texts of the generic kinds (ERR-001 to ERR-005). */
export const kindTexts = {
  unknown: 'Der er sket en ukendt fejl.',
  forbidden: 'Den nuværende bruger mangler rettigheder.',
  notFound: 'Vi fandt ikke hvad vi ledte efter. Prøv eventuelt at genindlæse siden.',
  internalServerError:
    'Der er sket en alvorlig serverfejl. Hvis problemet fortsætter, kontakt da kundeservice.',
  invalidToken: 'Der er enten noget galt med den unikke nøgle og/eller email.',
} as const;

/** HTTP-021: what a self-service error says when no table has a text for it. */
export const fallbackText = 'Der er sket en ukendt fejl';

/** HTTP-023: no answer at all, so no status to go by. */
export const generalNetworkText =
  'Der er sket en generel netværksfejl hvor der ikke findes information om hvad der gik galt.';

/** ERR-012 with the rest of the sentence chosen here: what to do next. */
export const dataParsingText =
  'Vi stødte på et problem, når vi forsøgte at behandle de data, vi modtog... Prøv igen om lidt.';

/** ERR-016: the card payment module did not load or did not start. */
export const paymentModuleText = 'Der er sket en fejl i betalingsmodulet.';

/** ERR-019: follows the message in the toast of a failed mutation, unless {@link saysAll}. */
export const tryAgainText = 'Prøv igen. Hvis problemet fortsætter, kontakt da kundeservice.';

const badRequestText = 'Der er sket en fejl. Hvis problemet fortsætter, kontakt da kundeservice.';

/** Text of an HTTP status whose body is not the backend's error shape (ERR-006 to ERR-010). */
export const statusText = (status: number): string => {
  if (status === 403) return kindTexts.forbidden;
  if (status === 404) return kindTexts.notFound;
  if (status === 429) return 'Du har prøvet for mange gange på kort tid. Vent et øjeblik, og prøv igen.';
  if (status === 500) return kindTexts.internalServerError;
  if (status > 500) return 'Tjenesten svarer ikke lige nu.';
  return badRequestText;
};

/** Texts of the codes that the specification names: the generic ones (ERR-002 to ERR-005), then those of the domain. */
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
 * Texts of our own codes. Each says what to do, or that it cannot be done now: to try the same again would be refused again,
 * so no {@link tryAgainText} follows it.
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
  OrderCannotBeCancelled: 'Ordren er nået så langt, at den ikke kan fortrydes.',
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
  PortingDayIsTooEarly: 'Nummeret kan tidligst flyttes den næste hverdag. Vælg en senere dag.',
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
  UsageAlertAlreadyThere: 'Der er allerede en advarsel ved den grænse. Ret den i stedet.',
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
 * Texts of the backend's codes. Keys are wire values and keep their spelling letter by letter.
 * A code that is not here says {@link fallbackText}.
 */
export const codeTexts: Readonly<Record<string, string>> = { ...namedCodeTexts, ...ownCodeTexts };

/** Whether the sentence of this code is all there is to say: nothing is gained by trying the same again. */
export const saysAll = (code: string): boolean => Object.hasOwn(ownCodeTexts, code);
