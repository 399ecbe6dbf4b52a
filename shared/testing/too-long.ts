/**
 * Tests that text fields keep text over the API's maximum length and show an error:
 *
 *     await seeTooLong(user, /^Gem ændringer/, [['Fornavn', 100, 'Fornavnet']]);
 *     expect(written).toEqual([]);
 */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** A field's label without "(valgfrit)", its maximum length, and its name in the error message. */
export type TextLimit = readonly [label: string, limit: number, what: string];

const input = (label: string) => screen.findByLabelText(new RegExp(`^${label}( |$)`));

const replace = async (user: UserEvent, label: string, text: string): Promise<void> => {
  const field = await input(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  expect(field).toHaveValue(text);
};

/**
 * Pastes one character too many into each field and submits: each keeps the text and shows its error, and no
 * other field shows one. At the maximum length the error disappears.
 */
export const seeTooLong = async (
  user: UserEvent,
  submit: string | RegExp,
  limits: readonly TextLimit[],
): Promise<void> => {
  const sentences = limits.map(([, limit, what]) => `${what} må højst være på ${String(limit)} tegn`);
  for (const [label, limit] of limits) await replace(user, label, 'a'.repeat(limit + 1));
  await user.click(screen.getByRole('button', { name: submit }));
  const problems = within(screen.getByRole('alert')).getAllByRole('link');
  expect(problems.map(({ textContent }) => textContent).toSorted()).toEqual(sentences.toSorted());
  for (const [index, [label, limit]] of limits.entries()) {
    const told: unknown = expect.stringContaining(`Fejl: ${sentences[index] ?? ''}`);
    expect(await input(label)).toHaveAccessibleDescription(told);
    await replace(user, label, 'a'.repeat(limit));
    expect(await input(label)).not.toHaveAccessibleDescription(told);
  }
};
