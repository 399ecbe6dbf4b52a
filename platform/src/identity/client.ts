/** The only client: the portal in the browser, a public client. */
export const clientId = 'selvbetjening-web';

/** Scope of the portal. */
export const portalScope = 'openid profile selfserviceb2b';

/** Authentication context (`acr_values`) of a sign-in with a password. */
export const passwordAcr = 'urn:oasis:names:tc:SAML:2.0:ac:classes:Password';

/** Authentication context of a sign-in with two factors (REFEDS MFA profile). */
export const twoFactorAcr = 'https://refeds.org/profile/mfa';

/** Base path of the portal on its origin. */
export const portalPath = '/selvbetjening/';

/** Path of the page on which a signed-in person adds a passkey; `?kunde=1001` is the customer to return to. */
export const newPasskeyPath = '/adgangsnoegler/ny';

/** Path of the sign-out endpoint; opened without a valid request, it asks for confirmation. */
export const signOutPath = '/session/end';
