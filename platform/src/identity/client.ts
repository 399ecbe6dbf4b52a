/** The one client: the portal in the browser, which can keep no secret. */
export const clientId = 'selvbetjening-web';

/** What the portal asks for at sign-in. */
export const portalScope = 'openid profile selfserviceb2b';

/** The authentication context of a sign-in with a password, asked for in `acr_values`. */
export const passwordAcr = 'urn:oasis:names:tc:SAML:2.0:ac:classes:Password';

/** The authentication context of a sign-in by two factors (REFEDS MFA profile). */
export const twoFactorAcr = 'https://refeds.org/profile/mfa';

/** Path below which the portal lives on its origin. */
export const portalPath = '/selvbetjening/';

/** Path of the page on which a person who is signed in adds a passkey; `?kunde=1001` says where they came from. */
export const newPasskeyPath = '/adgangsnoegler/ny';

/** Path at which this server is asked to sign somebody out; opened by itself, it asks the person first. */
export const signOutPath = '/session/end';
