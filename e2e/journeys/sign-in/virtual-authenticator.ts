/** A device with passkeys, emulated by Chromium for one page. */
import type { Page } from '@playwright/test';

export interface VirtualAuthenticator {
  /** Whether user verification succeeds. If not, the request fails as if cancelled. */
  verifiesUser(isVerified: boolean): Promise<void>;
}

/** Adds a virtual authenticator that stores passkeys and verifies its user. */
export const addAuthenticator = async (page: Page): Promise<VirtualAuthenticator> => {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verifiesUser: isVerified =>
      client
        .send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isVerified })
        .then(() => undefined),
  };
};
