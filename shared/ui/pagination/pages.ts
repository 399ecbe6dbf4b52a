/** A page number, or a gap between them. */
export type PageStep = number | 'gap';

/** Pages to offer: the first, the last, the current one and its neighbours; 1-based. */
export const pageSteps = (current: number, last: number): PageStep[] => {
  const near = [1, current - 1, current, current + 1, last].filter(page => page >= 1 && page <= last);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : ['gap' as const, page];
  });
};
