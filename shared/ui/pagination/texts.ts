const count = new Intl.NumberFormat('da-DK');

/** Words of the page switch (Danish design system). */
export const paginationTexts = {
  label: 'Sider',
  previous: 'Forrige side',
  next: 'Næste side',
  page: (page: number) => `Side ${count.format(page)}`,
  pageSize: 'Vis rækker pr. side',
  /** 'Viser 1-10 af 90 rækker' */
  shown: (first: number, last: number, total: number) =>
    total === 1
      ? 'Viser 1 af 1 række'
      : `Viser ${count.format(first)}-${count.format(last)} af ${count.format(total)} rækker`,
} as const;
