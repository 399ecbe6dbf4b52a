/** Checks of a release before any of its code is loaded. */
import { worksWith } from 'shared/remote/contract-range';
import type { Release } from 'shared/remote/registry';

/** Why a release is refused. */
export type Refusal = 'foreign-origin' | 'contract-mismatch' | 'no-hashes' | 'wrong-hash';

/** A release that was refused after its loading had started. */
export class RefusedRelease extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`The release was refused: ${refusal}`);
    this.name = 'RefusedRelease';
    this.refusal = refusal;
  }
}

interface GateRules {
  /** Origins that remotes may be loaded from. */
  readonly allowedOrigins: readonly string[];
  /** The contract version that this shell implements. */
  readonly contractVersion: string;
}

/** Why a release is refused; undefined if it may be loaded. */
export const refusalOf = (release: Release, rules: GateRules): Refusal | undefined => {
  const addresses = [release.manifest, release.integrity?.map].filter(each => each !== undefined);
  if (!addresses.every(address => rules.allowedOrigins.includes(new URL(address).origin)))
    return 'foreign-origin';
  if (!worksWith(rules.contractVersion, release)) return 'contract-mismatch';
  return undefined;
};
