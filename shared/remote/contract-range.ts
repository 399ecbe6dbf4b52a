/** Checks whether a release works with a given version of the contract between shell and remotes. */

const parts = (version: string): [number, number, number] => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
};

/** Whether `version` satisfies `range`, which is an exact version or a caret range. */
export const satisfiesContract = (version: string, range: string): boolean => {
  const [major, minor, patch] = parts(version);
  const [wantMajor, wantMinor, wantPatch] = parts(range.replace('^', ''));
  if (!range.startsWith('^')) return major === wantMajor && minor === wantMinor && patch === wantPatch;
  if (major !== wantMajor) return false;
  return minor > wantMinor || (minor === wantMinor && patch >= wantPatch);
};

/** The contract versions that a release works with. */
export interface ContractDemand {
  readonly contract: string;
  readonly nextContract?: string | undefined;
}

/** Whether a release works with a shell of this version, through its own major version or the next one. */
export const worksWith = (version: string, { contract, nextContract }: ContractDemand): boolean =>
  [contract, nextContract].some(range => range !== undefined && satisfiesContract(version, range));
