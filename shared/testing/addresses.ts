/** Where a page under test is, and where its links lead. */
import { screen, waitFor } from '@testing-library/react';

/** Waits until the router is at this address, path and query. */
export const arrivalAt = (expected: string, address: () => string): Promise<void> =>
  waitFor(() => {
    expect(address()).toBe(expected);
  });

/** Where the link of this name leads: one of the page, or of a part of it (`within(row)`). */
export const hrefOf = (
  name: string | RegExp,
  part: { readonly getByRole: typeof screen.getByRole } = screen,
): string | null => part.getByRole('link', { name }).getAttribute('href');
