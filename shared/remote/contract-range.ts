/** Whether a version of the contract between shell and remotes is one that a release works with. */

const parts = (version: string): [number, number, number] => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
};

/** Does `version` satisfy `range`, which is an exact version or a caret range? */
export const satisfiesContract = (version: string, range: string): boolean => {
  const [major, minor, patch] = parts(version);
  const [wantMajor, wantMinor, wantPatch] = parts(range.replace('^', ''));
  if (!range.startsWith('^')) return major === wantMajor && minor === wantMinor && patch === wantPatch;
  if (major !== wantMajor) return false;
  return minor > wantMinor || (minor === wantMinor && patch >= wantPatch);
};

/** What a release says of the contracts that it works with. */
export interface ContractDemand {
  readonly contract: string;
  readonly nextContract?: string | undefined;
}

/** Does a release work with a shell of this version, of its own major version or of the next? */
export const worksWith = (version: string, { contract, nextContract }: ContractDemand): boolean =>
  [contract, nextContract].some(range => range !== undefined && satisfiesContract(version, range));
