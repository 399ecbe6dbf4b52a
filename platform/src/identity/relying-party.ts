/** Both ceremonies of WebAuthn, as the sign-in server's own origin. */
import { createHash } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import * as z from 'zod/mini';
import type { Passkey } from './passkeys.ts';
import { texts } from './pages/texts.ts';

/** How long a challenge is good, and the browser waits for the person, in seconds. */
export const ceremonySeconds = 600;
/** EdDSA, ES256 and RS256: what every Node can judge, today and when the key is used. */
const algorithms = [-8, -7, -257];

const bytes = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(8192));
const credentialShape = {
  id: bytes.check(z.maxLength(1400)),
  rawId: bytes,
  type: z.literal('public-key'),
};
const assertionSchema = z.object({
  ...credentialShape,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.nullish(bytes),
  }),
});
const attestationSchema = z.object({
  ...credentialShape,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z._default(z.array(z.string().check(z.regex(/^[\w-]{1,32}$/))).check(z.maxLength(10)), []),
  }),
});
export type Assertion = z.infer<typeof assertionSchema>;
type Attestation = z.infer<typeof attestationSchema>;

/** What a form brings of the browser's answer; undefined when that is none. */
const read = <Schema extends z.ZodMiniType>(schema: Schema, sent: string): z.output<Schema> | undefined => {
  try {
    const parsed = z.safeParse(schema, JSON.parse(sent));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
};
export const readAssertion = (sent: string): Assertion | undefined => read(assertionSchema, sent);
export const readAttestation = (sent: string): Attestation | undefined => read(attestationSchema, sent);

const hostOf = (issuer: string): string => new URL(issuer).hostname;
const timeout = ceremonySeconds * 1000;
/** What a device knows a person by: nothing that says who they are. */
const handleOf = (userId: string): Buffer => createHash('sha256').update(`passkeys of ${userId}`).digest();

/** Any passkey of this server that the device has. */
export const askForPasskey = (issuer: string) =>
  generateAuthenticationOptions({ rpID: hostOf(issuer), timeout, userVerification: 'required' });

/** A new passkey of a person, on a device that has none of theirs yet. */
export const askForNewPasskey = (
  issuer: string,
  { userId, email }: { userId: string; email: string },
  known: readonly Pick<Passkey, 'credential_id' | 'transports'>[],
) =>
  generateRegistrationOptions({
    ...{ rpName: texts.factorIssuer, rpID: hostOf(issuer), timeout, attestationType: 'none' },
    ...{ userName: email, userDisplayName: email, userID: Uint8Array.from(handleOf(userId)) },
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });

/** What the library refuses, it throws. */
async function orUndefined<Result>(verification: Promise<Result>): Promise<Result | undefined> {
  try {
    return await verification;
  } catch {
    return undefined;
  }
}

/** How often the device says that the passkey was used, this time included; undefined when the answer does not hold. */
export async function judgeAssertion(
  issuer: string,
  { response, ...credential }: Assertion,
  challenge: string,
  passkey: Passkey,
): Promise<number | undefined> {
  const { userHandle, ...signed } = response;
  if (userHandle !== handleOf(passkey.user_id).toString('base64url')) return undefined;
  const verification = await orUndefined(
    verifyAuthenticationResponse({
      response: { ...credential, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: issuer,
      expectedRPID: hostOf(issuer),
      credential: {
        id: passkey.credential_id,
        publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    }),
  );
  return verification?.verified === true ? verification.authenticationInfo.newCounter : undefined;
}

/** The passkey that was made; undefined when the answer does not hold. */
export async function judgeAttestation(
  issuer: string,
  attestation: Attestation,
  challenge: string,
): Promise<Pick<Passkey, 'credential_id' | 'public_key' | 'counter' | 'transports'> | undefined> {
  const verification = await orUndefined(
    verifyRegistrationResponse({
      response: { ...attestation, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: issuer,
      expectedRPID: hostOf(issuer),
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (verification?.verified !== true) return undefined;
  const { id, publicKey, counter } = verification.registrationInfo.credential;
  const public_key = Buffer.from(publicKey).toString('base64url');
  return { credential_id: id, public_key, counter, transports: attestation.response.transports };
}
