import { formatCount } from '../../format/number.ts';

/** Texts of row selection in a list. */
export const selectionTexts = {
  label: 'Valgte rækker',
  chosen: (n: number): string => {
    if (n === 0) return 'Ingen rækker er valgt';
    return n === 1 ? '1 række er valgt' : `${formatCount(n)} rækker er valgt`;
  },
  choosePage: 'Vælg alle på siden',
  leavePage: 'Fravælg alle på siden',
  matching: (n: number): string => `Vælg alle ${formatCount(n)} i listen`,
  clear: 'Ryd valg',
  back: (n: number): string =>
    n === 1 ? 'Handlinger for 1 valgt række' : `Handlinger for ${formatCount(n)} valgte rækker`,
} as const;
