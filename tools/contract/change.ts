/** How a change of the contract affects its version. */

/** A parsed contract file: each line with the version that added it, unless that was the first. */
export interface ContractText {
  version: string;
  /** Version of the oldest contract that the file covers. */
  first: string;
  since: ReadonlyMap<string, string>;
}

export interface Change {
  added: string[];
  removed: string[];
  /** Additions that break existing callers: a component with a new required prop. */
  demanded: string[];
}

const head = /^contract (\d+\.\d+\.\d+), first (\d+\.\d+\.\d+)$/m;
const sinceMark = /^(.*?) {2}# (\d+\.\d+\.\d+)$/;

/** Parses a contract file; undefined when it is invalid. */
export const readContract = (text: string): ContractText | undefined => {
  const [, version, first] = head.exec(text) ?? [];
  if (version === undefined || first === undefined) return undefined;
  const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#') && !head.test(line));
  const since = lines.map((line): [string, string] => {
    const [, plain = line, version_ = first] = sinceMark.exec(line) ?? [];
    return [plain, version_];
  });
  return { version, first, since: new Map(since) };
};

const explanation = [
  '# What a remote may rely on at run time, and what an older remote still does: exports, members, choices.',
  '# Written by `npm run contract -- --write`; see docs/decisions/0021-contract-as-text-file.md.',
];

/** Formats the contract file of `version`; existing lines keep the version that added them. */
export const writeContract = (
  version: string,
  surface: readonly string[],
  before: ContractText | undefined,
): string => {
  const first = before?.first ?? version;
  const lines = surface.map(line => {
    const since = before ? (before.since.get(line) ?? version) : first;
    return since === first ? line : `${line}  # ${since}`;
  });
  return [...explanation, `contract ${version}, first ${first}`, '', ...lines, ''].join('\n');
};

/** `shared/ui/tag/tag TagProps.text: string` → `shared/ui/tag/tag TagProps`, for a required member. */
const demandingProps = /^(shared\/ui\/\S+ \w*Props)\.[^?:]+: /;

/** Compares the lines of the current contract with those of the contract file. */
export const changeOf = (contract: ContractText, surface: readonly string[]): Change => {
  const now = new Set(surface);
  const known = [...contract.since.keys()];
  const added = surface.filter(line => !contract.since.has(line));
  const demanded = added.filter(line => {
    const owner = demandingProps.exec(line)?.[1];
    return owner !== undefined && known.some(each => each.startsWith(`${owner}.`));
  });
  return { added, removed: known.filter(line => !now.has(line)), demanded };
};

/** The lowest version that a change needs: the next major when it removes something, else the next minor. */
export const versionFor = (contract: ContractText, { added, removed, demanded }: Change): string => {
  const [major = 0, minor = 0] = contract.version.split('.').map(Number);
  if (removed.length > 0 || demanded.length > 0) return `${String(major + 1)}.0.0`;
  return added.length > 0 ? `${String(major)}.${String(minor + 1)}.0` : contract.version;
};
