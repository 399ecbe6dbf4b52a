/** Detects first pages that exceed their budget. */
import type { Weights } from './first-page.ts';

/**
 * Tolerance above the saved size, for updates of libraries or texts. Remotes get new pages all the time; one more page
 * must not stop a team.
 */
const headroomOf = (id: string): number => (id === 'shell' ? 1.005 : 1.1);

const kinds = ['js', 'css'] as const;

/** Maximum brotli bytes of any remote's first page: above it, tests fail and the release is refused. */
const limitOfRemote = { js: 40_000, css: 5_000 } as const;

const ofKind = (weights: Weights, kind: string): [string, number][] =>
  Object.entries(weights).filter(([file]) => file.endsWith(`.${kind}`));

const sum = (weights: readonly [string, number][]): number =>
  weights.reduce((total, [, size]) => total + size, 0);

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** One sentence per kind of file in which a remote's first page exceeds the limit. */
export const overLimit = (label: string, present: Weights): string[] =>
  kinds
    .filter(kind => sum(ofKind(present, kind)) > limitOfRemote[kind])
    .map(kind => {
      const [has, may] = [kilobytes(sum(ofKind(present, kind))), kilobytes(limitOfRemote[kind])];
      return `${label}: the first page has ${has} of ${kind}, and that of a remote may have ${may}.`;
    });

const share = (present: Weights, kind: string, most: number): string =>
  `${kind} ${(sum(ofKind(present, kind)) / 1000).toFixed(1)} of ${kilobytes(most)}`;

/** How much of its limit a remote's first page uses: `js 34.5 of 40.0 kB`. */
export const shareOfLimit = (present: Weights): string[] =>
  kinds.map(kind => share(present, kind, limitOfRemote[kind]));

const limitOf = (id: string, written: Weights, kind: string): number =>
  Math.floor(sum(ofKind(written, kind)) * headroomOf(id));

/** How much of its budget a first page uses, on one line: `shell: js 172.7 of 173.6 kB, css 6.9 of 7.0 kB, 4 files`. */
export const shareOfBudget = (id: string, written: Weights | undefined, present: Weights): string => {
  const shares =
    written === undefined
      ? shareOfLimit(present)
      : kinds.map(kind => share(present, kind, limitOf(id, written, kind)));
  return `${id}: ${shares.join(', ')}, ${String(Object.keys(present).length)} files`;
};

const grown = (written: Weights, present: readonly [string, number][]): string =>
  present
    .filter(([file, size]) => size > (written[file] ?? 0))
    .sort(([one, a], [other, b]) => b - (written[other] ?? 0) - (a - (written[one] ?? 0)))
    .map(([file, size]) => {
      const before = written[file];
      return before === undefined
        ? `${file} is new, ${kilobytes(size)}`
        : `${file} ${kilobytes(before)} → ${kilobytes(size)}`;
    })
    .join('; ');

/** One sentence per budget that a front end exceeds: bytes of each kind, and the number of files. */
export const overBudget = (id: string, written: Weights | undefined, present: Weights): string[] => {
  const tooHeavy = id === 'shell' ? [] : overLimit(id, present);
  // A new remote without a budget.
  if (written === undefined) return tooHeavy;
  const heavier = kinds.flatMap(kind => {
    const now = ofKind(present, kind);
    const most = limitOf(id, written, kind);
    if (sum(now) <= most) return [];
    return `${id}: the first page has ${kilobytes(sum(now))} of ${kind}, and may have ${kilobytes(most)}. ${grown(written, now)}.`;
  });
  const [before, now] = [Object.keys(written).length, Object.keys(present).length];
  if (now <= before) return [...tooHeavy, ...heavier];
  return [
    ...tooHeavy,
    ...heavier,
    `${id}: the first page asks for ${String(now)} files, and may ask for ${String(before)}. ${grown(written, Object.entries(present))}.`,
  ];
};
