/** What the person has chosen in the overview, as it stands in the address. */
export interface OverviewAddress {
  readonly search: string;
  /** Pages of ten that are loaded, 1 and up. */
  readonly pages: number;
}

const longestSearch = 200;

/** So that a made-up address cannot ask for more than a big customer has: 5,000 administrators. */
const mostPages = 500;

/** Reads the address; what makes no sense there falls back to the first page without a search. */
export const readOverviewAddress = (params: URLSearchParams): OverviewAddress => {
  const pages = params.get('sider') ?? '';
  return {
    search: (params.get('soeg') ?? '').trim().slice(0, longestSearch),
    pages: /^[1-9]\d{0,2}$/.test(pages) ? Math.min(Number(pages), mostPages) : 1,
  };
};

/** The query of an address. What is as usual is left out, so that the plain overview has a plain address. */
export const writeOverviewAddress = ({ search, pages }: OverviewAddress): URLSearchParams => {
  const params = new URLSearchParams();
  if (search.trim() !== '') params.set('soeg', search.trim());
  if (pages > 1) params.set('sider', String(pages));
  return params;
};
