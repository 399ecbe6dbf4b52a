/** A device with passkeys, which Chromium plays for one page. */
import type { Page } from '@playwright/test';

export interface VirtualAuthenticator {
  /** Whether the person is who they are when the device looks. One that does not find them gives up, as when they cancel. */
  knowsPerson(isKnown: boolean): Promise<void>;
}

/** Gives the page a device that keeps passkeys and knows its person. */
export const addAuthenticator = async (page: Page): Promise<VirtualAuthenticator> => {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal' },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: true,
    },
  });
  return {
    knowsPerson: isKnown =>
      client
        .send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isKnown })
        .then(() => undefined),
  };
};
