/** The address of a page under test, and the targets of its links. */
import { screen, waitFor } from '@testing-library/react';

/** Waits until the router is at this path and query. */
export const arrivalAt = (expected: string, address: () => string): Promise<void> =>
  waitFor(() => {
    expect(address()).toBe(expected);
  });

/** Href of the link with this name, on the page or in a part of it (`within(row)`). */
export const hrefOf = (
  name: string | RegExp,
  part: { readonly getByRole: typeof screen.getByRole } = screen,
): string | null => part.getByRole('link', { name }).getAttribute('href');
