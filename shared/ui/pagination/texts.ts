import { formatCount } from '../../format/number.ts';

/** Texts of the pagination (Danish design system). */
export const paginationTexts = {
  label: 'Sider',
  previous: 'Forrige side',
  next: 'Næste side',
  page: (page: number) => `Side ${formatCount(page)}`,
  pageSize: 'Vis rækker pr. side',
  /** 'Viser 1-10 af 90 rækker' */
  shown: (first: number, last: number, total: number) =>
    total === 1
      ? 'Viser 1 af 1 række'
      : `Viser ${formatCount(first)}-${formatCount(last)} af ${formatCount(total)} rækker`,
} as const;
