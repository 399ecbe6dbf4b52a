/** Cycles between folders, direct or indirect. */
import path from 'node:path';
import type { IModule } from 'dependency-cruiser';

/** By folder and imported folder: the imports that connect them. */
type Needs = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

const isTest = (file: string): boolean => /\.(?:test|spec)\.|(?:^|\/)testing\//.test(file);

/** Without tests and dynamic imports: a page links back to the list of pages that names it. */
const needsOf = (modules: readonly IModule[]): Needs => {
  const needs = new Map<string, Map<string, string[]>>();
  for (const { source, dependencies } of modules)
    for (const { resolved, dynamic } of dependencies) {
      const [from, to] = [path.dirname(source), path.dirname(resolved)];
      if (from === to || dynamic || isTest(source)) continue;
      const needed = needs.get(from) ?? new Map<string, string[]>();
      needs.set(from, needed.set(to, [...(needed.get(to) ?? []), `${source} imports ${resolved}`]));
    }
  return needs;
};

/** The shortest path from a folder back to itself, without the folder at the end; undefined if there is none. */
const wayBack = (needs: Needs, start: string): string[] | undefined => {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways)
    for (const next of needs.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  return undefined;
};

/** Lists only some imports: one direction often has a single import, the other many. */
const someOf = (imports: readonly string[]): string[] =>
  imports.length > 3 ? [...imports.slice(0, 2), `and ${String(imports.length - 2)} more`] : [...imports];

/** One text per cycle, with its imports. Of cycles that share a folder, only the shortest is reported. */
export const folderCycles = (modules: readonly IModule[]): string[] => {
  const needs = needsOf(modules);
  const reported = new Set<string>();
  const cycles = [...needs.keys()].map(folder => wayBack(needs, folder) ?? []);
  return cycles
    .sort((one, other) => one.length - other.length)
    .flatMap(cycle => {
      if (cycle.length === 0 || cycle.some(folder => reported.has(folder))) return [];
      for (const folder of cycle) reported.add(folder);
      const round = [...cycle, cycle[0] ?? ''];
      const imports = cycle.flatMap((folder, index) =>
        someOf(needs.get(folder)?.get(round[index + 1] ?? '') ?? []),
      );
      return [
        `Folders that need each other: ${round.join(' → ')}\n${imports.map(each => `  ${each}\n`).join('')}`,
      ];
    });
};
