/** Compares the contract version that each remote declares with what it uses. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContractDemand } from 'shared/remote/contract-range';
import type { ContractText } from './change.ts';

const numbers = (version: string): number[] => version.replace('^', '').split('.').map(Number);

/** Negative when `a` is the older version. */
export const compareVersions = (a: string, b: string): number => {
  const [left, right] = [numbers(a), numbers(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
};

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.|(?:^|\/)testing\//.test(file);

const imports = /import\s+\{([^}]*)\}\s+from\s+'(shared\/[^']+)'/g;

/**
 * The runtime imports from `shared` in the sources below a folder, as `shared/ui/button Button`, without type imports.
 */
export const usedExports = (folder: string): string[] => {
  const found = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource))
    for (const [, names = '', module = ''] of readFileSync(path.join(folder, file), 'utf8').matchAll(imports))
      for (const name of names.split(',').map(each => each.trim()))
        if (!name.startsWith('type ')) found.add(`${module} ${name.replace(/\s+as\s+.*$/, '')}`);
  return [...found].sort();
};

const sinceOf = (contract: ContractText, used: string): string => {
  const versions = [...contract.since]
    .filter(([line]) => line.startsWith(`${used}:`) || line.startsWith(`${used} =`))
    .map(([, since]) => since);
  return versions.sort(compareVersions)[0] ?? contract.first;
};

/** One sentence for each remote whose declared contract version is not the one that it needs. */
export const wrongDemand = (
  contract: ContractText,
  remote: { id: string; asksFor: ContractDemand; uses: readonly string[] },
): string | undefined => {
  const { id, asksFor: demand, uses } = remote;
  const isOfMajor = (range: string | undefined): boolean =>
    range !== undefined && numbers(range)[0] === numbers(contract.version)[0];
  const field = isOfMajor(demand.nextContract) ? 'nextContract' : 'contract';
  const asksFor = demand[field] ?? demand.contract;
  if (!isOfMajor(asksFor) || compareVersions(asksFor, contract.version) > 0)
    return `${id} asks for contract ${asksFor}, which the shell's ${contract.version} is not: set "contract" in ${id}/remote.json to "^${contract.version}" once it works with that, or "nextContract" where it works with both.`;
  const newest = uses
    .map(used => ({ used, since: sinceOf(contract, used) }))
    .sort((a, b) => compareVersions(b.since, a.since))[0];
  if (newest === undefined || compareVersions(asksFor, newest.since) >= 0) return undefined;
  return `${id} uses ${newest.used}, which is there since contract ${newest.since}, but asks for ${asksFor}: set "${field}" in ${id}/remote.json to "^${newest.since}".`;
};
