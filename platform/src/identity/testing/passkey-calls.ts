import assert from 'node:assert/strict';
import { testPassword, type RunningIdentity } from './running-identity.ts';
import { newVerifier, type SignInBrowser } from './sign-in-browser.ts';
import { optionsIn, SoftwareAuthenticator } from './software-authenticator.ts';

export const newPasskeyPage = '/adgangsnoegler/ny?kunde=1001';

const post = (browser: SignInBrowser, path: string, form: Record<string, string>, headers = {}) =>
  browser.fetch(path, { method: 'POST', headers, body: new URLSearchParams(form) });

/** Submits the form for a new passkey. */
export const submitNew = (browser: SignInBrowser, form: Record<string, string>, headers = {}) =>
  post(browser, newPasskeyPage, form, headers);

/** Enters the password on the page for a new passkey. @returns the options for the browser */
export async function askForNew(browser: SignInBrowser) {
  const answer = await submitNew(browser, { password: testPassword });
  assert.equal(answer.status, 200);
  return optionsIn(await answer.text());
}

/** A browser with a signed-in person. */
export async function signedIn(identity: RunningIdentity, email: string, userAgent?: string) {
  const browser = identity.newBrowser(userAgent);
  await browser.signIn(email, testPassword);
  return browser;
}

/** Adds a passkey for a person through the page. */
export async function addPasskey(identity: RunningIdentity, email: string): Promise<SoftwareAuthenticator> {
  const browser = await signedIn(identity, email);
  const device = new SoftwareAuthenticator(identity.issuer);
  const credential = JSON.stringify(device.create(await askForNew(browser)));
  const answer = await submitNew(browser, { name: 'Min telefon', credential });
  assert.equal(answer.status, 303, await answer.text());
  return device;
}

/** Opens the sign-in page. @returns its path and the passkey options */
export async function openPasskeySignIn(browser: SignInBrowser) {
  const verifier = newVerifier();
  const page = await browser.openSignIn(verifier, { prompt: 'login' });
  return { verifier, page, options: optionsIn(await (await browser.fetch(page)).text()) };
}

/** Submits the device's answer. */
export const submitPasskey = (browser: SignInBrowser, page: string, credential: object, headers = {}) =>
  post(browser, `${page}/adgangsnoegle`, { credential: JSON.stringify(credential) }, headers);
