import { createHash, createPublicKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The part of the browser's options that a device needs. */
interface Options {
  challenge: string;
  rpId?: string;
  rp?: { id: string };
  user?: { id: string };
  excludeCredentials?: { id: string }[];
}

/** Deviations of a device or browser from what it was asked. */
interface Changes {
  origin?: string;
  rpId?: string;
  challenge?: string;
  isVerified?: boolean;
  userHandle?: string;
  /** Signature counter it reports. */
  counter?: number;
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (content: string | Uint8Array): Buffer => createHash('sha256').update(content).digest();

/** A device with one passkey and its browser; answers like `credential.toJSON()`. */
export class SoftwareAuthenticator {
  readonly id = base64(randomBytes(32));
  readonly #origin: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #userHandle = '';
  #counter = 0;

  /** @param origin of the page that asks */
  constructor(origin: string) {
    this.#origin = origin;
  }

  create(options: Options, changes: Changes = {}) {
    this.#userHandle = options.user?.id ?? '';
    const { x = '', y = '' } = createPublicKey(
      this.#keys.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    ).export({
      format: 'jwk',
    });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
        [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
    const authData = this.#authenticatorData(options, 0x40, changes, attested);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Uint8Array.from(authData)],
    ]);
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', options, changes),
      attestationObject: base64(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      transports: ['internal'],
    });
  }

  get(options: Options, changes: Changes = {}) {
    this.#counter += 1;
    const authData = this.#authenticatorData(options, 0, changes);
    const clientDataJSON = this.#clientData('webauthn.get', options, changes);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.#credential({
      clientDataJSON,
      authenticatorData: base64(authData),
      signature: base64(sign('sha256', signed, this.#keys.privateKey)),
      userHandle: changes.userHandle ?? this.#userHandle,
    });
  }

  #credential<Response extends object>(response: Response) {
    const { id } = this;
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  #clientData(type: string, options: Options, changes: Changes): string {
    const { challenge = options.challenge, origin = this.#origin } = changes;
    return base64(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  }

  #authenticatorData(options: Options, flags: number, changes: Changes, attested = Buffer.alloc(0)): Buffer {
    const {
      rpId = options.rpId ?? options.rp?.id ?? '',
      isVerified = true,
      counter = this.#counter,
    } = changes;
    const present = 0x01;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([flags | present | (isVerified ? 0x04 : 0)]),
      count,
      attested,
    ]);
  }
}

/** Options the page passes to the browser. */
export function optionsIn(page: string): Options {
  const options = /data-options="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"');
  if (options === undefined) throw new Error('The page has no passkey options.');
  return JSON.parse(options) as Options;
}
