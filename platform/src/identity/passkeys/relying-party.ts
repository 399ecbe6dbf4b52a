/** WebAuthn registration and authentication for the sign-in server's origin. */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Passkey } from './passkeys.ts';
import { texts } from '../pages/texts.ts';

/** Lifetime of a challenge and timeout of the browser's dialog, in seconds. */
export const ceremonySeconds = 600;
/** EdDSA, ES256 and RS256, which every supported Node can verify. */
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

/** Parses the browser's answer from a form; undefined if it is invalid. */
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
/** WebAuthn user handle: contains no personal data. */
const handleOf = (userId: string): Buffer => createHash('sha256').update(`passkeys of ${userId}`).digest();

/** Nearly 300 modules, which the first sign-in page loads. */
const library = () => import('@simplewebauthn/server');

/** Options for any passkey of this server on the device. */
export const askForPasskey = async (issuer: string) =>
  (await library()).generateAuthenticationOptions({
    rpID: hostOf(issuer),
    timeout,
    userVerification: 'required',
  });

/** Options for a new passkey, on a device that has none of this person's. */
export const askForNewPasskey = async (
  issuer: string,
  { userId, email }: { userId: string; email: string },
  known: readonly Pick<Passkey, 'credential_id' | 'transports'>[],
) =>
  (await library()).generateRegistrationOptions({
    rpName: texts.factorIssuer,
    rpID: hostOf(issuer),
    timeout,
    attestationType: 'none',
    userName: email,
    userDisplayName: email,
    userID: Uint8Array.from(handleOf(userId)),
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });

/** The library throws when verification fails. */
async function orUndefined<Result>(verification: Promise<Result>): Promise<Result | undefined> {
  try {
    return await verification;
  } catch {
    return undefined;
  }
}

/** Signature counter of the device, including this use; undefined if verification fails. */
export async function judgeAssertion(
  issuer: string,
  { response, ...credential }: Assertion,
  challenge: string,
  passkey: Passkey,
): Promise<number | undefined> {
  const { userHandle, ...signed } = response;
  if (userHandle !== handleOf(passkey.user_id).toString('base64url')) return undefined;
  const { verifyAuthenticationResponse } = await library();
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

/** The new passkey; undefined if verification fails. */
export async function judgeAttestation(
  issuer: string,
  attestation: Attestation,
  challenge: string,
): Promise<Pick<Passkey, 'credential_id' | 'public_key' | 'counter' | 'transports'> | undefined> {
  const { verifyRegistrationResponse } = await library();
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
