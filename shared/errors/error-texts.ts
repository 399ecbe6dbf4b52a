/**
 * The portal's error messages. Texts quoted from the requirements are exact. Messages for backend codes are
 * in `code-texts.ts`, which is lazy-loaded.
 */

/** Texts of the generic kinds (ERR-001 to ERR-005). */
export const kindTexts = {
  unknown: 'Der er sket en ukendt fejl.',
  forbidden: 'Den nuværende bruger mangler rettigheder.',
  notFound: 'Vi fandt ikke hvad vi ledte efter. Prøv eventuelt at genindlæse siden.',
  internalServerError:
    'Der er sket en alvorlig serverfejl. Hvis problemet fortsætter, kontakt da kundeservice.',
  invalidToken: 'Der er enten noget galt med den unikke nøgle og/eller email.',
} as const;

/** HTTP-021: message of a self-service error without a text of its own. */
export const fallbackText = 'Der er sket en ukendt fejl';

/** HTTP-023: no response at all, so no status. */
export const generalNetworkText =
  'Der er sket en generel netværksfejl hvor der ikke findes information om hvad der gik galt.';

/** ERR-012; the second half of the sentence, with the next step, is our own. */
export const dataParsingText =
  'Vi stødte på et problem, når vi forsøgte at behandle de data, vi modtog... Prøv igen om lidt.';

/** ERR-016: the card payment module failed to load or start. */
export const paymentModuleText = 'Der er sket en fejl i betalingsmodulet.';

/**
 * ERR-019: follows the message in the toast of a failed mutation, unless the message is complete on its own.
 */
export const tryAgainText = 'Prøv igen. Hvis problemet fortsætter, kontakt da kundeservice.';

const badRequestText = 'Der er sket en fejl. Hvis problemet fortsætter, kontakt da kundeservice.';

/** Message for an HTTP status whose body is not in the backend's error format (ERR-006 to ERR-010). */
export const statusText = (status: number): string => {
  if (status === 403) return kindTexts.forbidden;
  if (status === 404) return kindTexts.notFound;
  if (status === 429) return 'Du har prøvet for mange gange på kort tid. Vent et øjeblik, og prøv igen.';
  if (status === 500) return kindTexts.internalServerError;
  if (status > 500) return 'Tjenesten svarer ikke lige nu.';
  return badRequestText;
};
