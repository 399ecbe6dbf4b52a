import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createStore } from 'zustand/vanilla';
import type { SearchSuggestions } from 'shared/contracts/search';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { fakePortal, fakeSignedIn, renderInPortal } from '../testing/render-in-portal.tsx';
import { SearchButton } from './search-button.tsx';
import { aSubscriptionHit, group, searchApi, wholeRegistry } from './testing/search-api.ts';

const server = startApi();
const portal = () => fakePortal({ registry: { registry: wholeRegistry(), source: 'network' } });

const open = async (answer: (text: string) => SearchSuggestions) => {
  const api = searchApi(answer);
  server.use(api.handler);
  const user = userEvent.setup();
  const rendered = renderInPortal(<SearchButton />, { portal: portal() });
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Søg i hele portalen' });
  return { ...rendered, user, field, asked: api.asked };
};

const both = () => ({
  subscriptions: group(aSubscriptionHit(), aSubscriptionHit({ id: 'S2', userName: 'Bo Holm' })),
});
const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

it('opens by its button and by Ctrl+K, closes by Escape or button, and returns focus', async () => {
  const { user, field } = await open(() => ({}));
  expect(field).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  const button = screen.getByRole('button', { name: /^Søg i hele portalen/ });
  await user.click(button);
  expect(await screen.findByRole('combobox')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Luk søgning' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => {
    expect(button).toHaveFocus();
  });
});

it('keeps letters typed while it loads, and ignores other shortcuts', async () => {
  server.use(searchApi(() => ({})).handler);
  renderInPortal(<SearchButton />, { portal: portal() });
  const press = (key: string, ctrlKey = false) => fireEvent.keyDown(document.body, { key, ctrlKey });
  press('a');
  press('k', true);
  for (const key of ['b', 'Shift', 'o']) press(key);
  expect(press('r', true)).toBe(true);
  const field = await screen.findByRole('combobox');
  expect(field).toHaveValue('bo');
  expect(field).toHaveFocus();
  expect(fireEvent.keyDown(field, { key: 'x' })).toBe(true);
});

it('closes on navigation', async () => {
  const { go } = await open(() => ({}));
  await go('/1001/faktura');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays closed while the sign-in is expired', async () => {
  const signedIn = fakeSignedIn({ expiry: createStore(() => ({ isExpired: true })) });
  renderInPortal(<SearchButton />, { portal: fakePortal({ signedIn }) });
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('searches from two characters, debounced, for the kinds that areas declare (HTTP-010)', async () => {
  const { user, field, asked } = await open(both);
  await user.type(field, 'h');
  expect(screen.getByText(/^Skriv mindst to tegn/)).toBeVisible();
  await user.type(field, 'an');
  expect(screen.getByText('Søger …')).toBeVisible();
  expect(await screen.findByRole('option', { name: /Bo Holm/ })).toBeVisible();
  expect(asked).toEqual([
    {
      text: 'han',
      types: ['subscriptions', 'orders', 'invoices', 'accounts', 'administrators', 'invitations'],
    },
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('2 forslag');
});

it('finds a record by its title: the word for its kind is not searched for', async () => {
  const { user, field, asked, address } = await open(() => ({
    subscriptions: { ...both().subscriptions, hasMore: true },
  }));
  await user.click(field);
  await user.paste('Ordre S2');
  expect(await screen.findByRole('option', { name: /Bo Holm/ })).toBeVisible();
  expect(asked.map(({ text }) => text)).toEqual(['S2']);
  await user.click(screen.getByRole('option', { name: 'Vis alle abonnementer' }));
  expect(address()).toBe('/1001/abonnementer?soeg=S2');
});

it('has arrow keys that wrap around, and opens the active option on Enter', async () => {
  const { user, field, address } = await open(both);
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.type(field, 'han');
  await screen.findByRole('option', { name: /Bo Holm/ });
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(activeOption(field)).toHaveTextContent('Albert Skovlyst');
  await user.keyboard('{ArrowDown}');
  expect(activeOption(field)).toHaveTextContent('Bo Holm');
  expect(activeOption(field)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(activeOption(field)).toHaveTextContent('Albert Skovlyst');
  await user.keyboard('{ArrowUp}');
  expect(field).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(address()).toBe('/1001/abonnementer/S2');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does not open a hit of an earlier text', async () => {
  const { user, field, address } = await open(text => (text === 'bo' ? both() : {}));
  await user.type(field, 'bo');
  await screen.findByRole('option', { name: /Bo Holm/ });
  await user.type(field, 'x{Enter}');
  expect(address()).toBe('/1001/velkommen');
  expect(await screen.findByText('Vi fandt ikke noget, der matcher “box”.')).toBeVisible();
});

it('completes an action, then searches for its object', async () => {
  const { user, field, asked, address } = await open(text =>
    text === 'skov' ? { subscriptions: group(aSubscriptionHit()) } : {},
  );
  await user.type(field, 'spær');
  await user.click(await screen.findByRole('option', { name: /^Spær\s…/ }));
  expect(field).toHaveValue('Spær ');
  expect(field).toHaveFocus();
  await user.type(field, 'skov');
  await user.click(await screen.findByRole('option', { name: /^Spær 10.10.02.65/ }));
  expect(asked).toContainEqual({ text: 'skov', types: ['subscriptions'] });
  expect(address()).toBe('/1001/abonnementer/S1/spaer-abonnement');
});

it('shows an error but still pages when the search fails, and retries', async () => {
  const { user, field } = await open(() => ({}));
  let failures = 1;
  server.use(
    http.get(`${testApi}/search/suggestions`, () => {
      failures -= 1;
      return failures >= 0
        ? HttpResponse.json({}, { status: 500 })
        : HttpResponse.json({ data: { suggestions: both() } });
    }),
  );
  await user.type(field, 'ordrer');
  const status = await screen.findByText(/^Vi kunne ikke søge/);
  expect(status).toBeVisible();
  expect(screen.getByRole('option', { name: /^Ordrer/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await screen.findByRole('option', { name: /Bo Holm/ })).toBeVisible();
});

it('shows when the browser is offline', async () => {
  const { user, field } = await open(() => ({}));
  server.use(http.get(`${testApi}/search/suggestions`, () => HttpResponse.error()));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.type(field, 'hansen');
  expect(await screen.findByText(/^Du har ikke forbindelse til internettet/)).toBeVisible();
});

it('has no accessibility violations, empty and with suggestions', async () => {
  const { user, field } = await open(both);
  const dialog = screen.getByRole('dialog', { name: 'Søg i hele portalen' });
  expect(await accessibilityFaults(dialog)).toEqual([]);
  await user.type(field, 'han');
  const group = await screen.findByRole('group', { name: 'Abonnementer' });
  expect(within(group).getAllByRole('option')).toHaveLength(2);
  expect(await accessibilityFaults(dialog)).toEqual([]);
});
