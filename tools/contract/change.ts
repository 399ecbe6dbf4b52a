/** What a change of the surface asks of the contract's version. */

/** A contract as its text says it: each line with the version that brought it, when that was not the first. */
export interface ContractText {
  version: string;
  /** Version of the oldest contract that the text still knows. */
  first: string;
  since: ReadonlyMap<string, string>;
}

export interface Change {
  added: string[];
  removed: string[];
  /** Additions that break who does not know them: a component that asks for more than before. */
  demanded: string[];
}

const head = /^contract (\d+\.\d+\.\d+), first (\d+\.\d+\.\d+)$/m;
const sinceMark = /^(.*?) {2}# (\d+\.\d+\.\d+)$/;

/** Reads a contract's text; undefined when it is none. */
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

/** Writes the text of `version` with its surface; lines that were there before keep the version they came with. */
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

/** `shared/ui/tag/tag TagProps.text: string` → `shared/ui/tag/tag TagProps`, when the member has to be given. */
const demandingProps = /^(shared\/ui\/\S+ \w*Props)\.[^?:]+: /;

/** Tells the lines of a surface from those of the contract's text. */
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

/** The lowest version that a change may have: the next major when it takes something away, else the next minor. */
export const versionFor = (contract: ContractText, { added, removed, demanded }: Change): string => {
  const [major = 0, minor = 0] = contract.version.split('.').map(Number);
  if (removed.length > 0 || demanded.length > 0) return `${String(major + 1)}.0.0`;
  return added.length > 0 ? `${String(major)}.${String(minor + 1)}.0` : contract.version;
};
