const count = new Intl.NumberFormat('da-DK');

/** Texts of choosing rows in a list. */
export const selectionTexts = {
  label: 'Valgte rækker',
  chosen: (n: number): string => {
    if (n === 0) return 'Ingen rækker er valgt';
    return n === 1 ? '1 række er valgt' : `${count.format(n)} rækker er valgt`;
  },
  choosePage: 'Vælg alle på siden',
  leavePage: 'Fravælg alle på siden',
  matching: (n: number): string => `Vælg alle ${count.format(n)} i listen`,
  clear: 'Ryd valg',
  back: (n: number): string =>
    n === 1 ? 'Handlinger for 1 valgt række' : `Handlinger for ${count.format(n)} valgte rækker`,
} as const;
