/** Rows of the table for pages of the remotes. */
import type { PageStates, State } from './page-states.ts';

export const data = (reach: State['reach'], name = 'loaded'): State => ({ kind: 'data', name, reach });

/** Opens the page of a list's first row. */
export const firstRow =
  (shown: State['reach']): State['reach'] =>
  async page => {
    await page.getByRole('rowheader').first().getByRole('link').click();
    await shown(page);
  };

/** A page of which only the content is tested here. */
export const area = (page: string, path: string, reach: State['reach'], account = 'admin'): PageStates => ({
  page,
  walks: [{ account, path: `/1001/${path}`, states: [data(reach)], leavesNothing: true }],
  otherwise: {},
});
