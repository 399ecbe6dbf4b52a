import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LiveSearchField } from './live-search-field.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const Page = ({ onSearch }: { onSearch: (search: string) => void }) => {
  const [search, setSearch] = useState('');
  return (
    <>
      <LiveSearchField
        label="Søg"
        search={search}
        convertPaste={text => (text.includes('\n') ? text.trim().replaceAll('\n', ', ') : undefined)}
        onSearch={text => {
          onSearch(text);
          setSearch(text);
        }}
      />
      <button
        type="button"
        onClick={() => {
          setSearch('fra adressen');
        }}
      >
        Tilbage
      </button>
    </>
  );
};

const open = () => {
  const searched = jest.fn();
  render(<Page onSearch={searched} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { searched, user, field: screen.getByRole('searchbox', { name: 'Søg' }) };
};

const wait = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

it('searches after 300 ms without typing', async () => {
  const { searched, user, field } = open();
  await user.type(field, 'mette');
  wait(299);
  expect(searched).not.toHaveBeenCalled();
  wait(1);
  expect(searched.mock.calls).toEqual([['mette']]);
});

it('uses the latest onSearch when the delay ends', async () => {
  const [before, after] = [jest.fn(), jest.fn()];
  const { rerender } = render(<LiveSearchField label="Søg" search="" onSearch={before} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(screen.getByRole('searchbox'), 'mette');
  rerender(<LiveSearchField label="Søg" search="" onSearch={after} />);
  wait(300);
  expect(before).not.toHaveBeenCalled();
  expect(after).toHaveBeenCalledWith('mette');
});

it('searches at once on Enter, and not again after the delay', async () => {
  const { searched, user, field } = open();
  await user.type(field, 'mette{Enter}');
  wait(1000);
  expect(searched.mock.calls).toEqual([['mette']]);
});

it('searches at once when cleared', async () => {
  const { searched, user, field } = open();
  await user.type(field, 'mette{Enter}');
  await user.click(screen.getByRole('button', { name: 'Ryd søgning' }));
  expect(searched).toHaveBeenLastCalledWith('');
  expect(field).toHaveValue('');
});

it('keeps a trailing space while typing', async () => {
  const { searched, user, field } = open();
  await user.type(field, 'mette ');
  wait(300);
  expect(searched).toHaveBeenLastCalledWith('mette');
  expect(field).toHaveValue('mette ');
  await user.type(field, 'holm');
  wait(300);
  expect(searched).toHaveBeenLastCalledWith('mette holm');
});

it('follows the address when it changes from elsewhere', async () => {
  const { user, field } = open();
  await user.type(field, 'mette');
  wait(300);
  await user.click(screen.getByRole('button', { name: 'Tilbage' }));
  expect(field).toHaveValue('fra adressen');
});

it('follows the address back to the initial search', () => {
  const field = (search: string) => (
    <LiveSearchField label="Søg" search={search} onSearch={() => undefined} />
  );
  const { rerender } = render(field(''));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'mette' } });
  wait(300);
  rerender(field('mette'));
  rerender(field(''));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('pastes a converted list at the cursor', async () => {
  const { searched, user, field } = open();
  await user.click(field);
  await user.paste('12345678\n87654321');
  expect(field).toHaveValue('12345678, 87654321');
  wait(300);
  expect(searched).toHaveBeenLastCalledWith('12345678, 87654321');
});

it('pastes other text unchanged', async () => {
  const { user, field } = open();
  await user.click(field);
  await user.paste('Mette');
  expect(field).toHaveValue('Mette');
});

it('keeps text typed before the address has the search', () => {
  const searches: string[] = [];
  const field = (search: string) => (
    <LiveSearchField
      label="Søg"
      search={search}
      onSearch={text => {
        searches.push(text);
      }}
    />
  );
  const { rerender } = render(field(''));
  const type = (value: string) => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  };
  type('la');
  act(() => {
    jest.advanceTimersByTime(300);
  });
  type('lag');
  rerender(field('la'));
  expect(searches).toEqual(['la']);
  expect(screen.getByRole('searchbox')).toHaveValue('lag');
  rerender(field('fra adressen'));
  expect(screen.getByRole('searchbox')).toHaveValue('fra adressen');
});

it('keeps the typed text while its searches reach the address one after the other', () => {
  const at = (search: string) => <LiveSearchField label="Søg" search={search} onSearch={() => undefined} />;
  const { rerender } = render(at(''));
  for (const value of ['la', 'lag', 'lager']) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    wait(300);
  }
  for (const search of ['la', 'lager']) {
    rerender(at(search));
    expect(screen.getByRole('searchbox')).toHaveValue('lager');
  }
  rerender(at('la'));
  expect(screen.getByRole('searchbox')).toHaveValue('la');
});

it('searches for the earlier text again while the address does not have the later one yet', () => {
  const searched = jest.fn();
  const at = (search: string) => <LiveSearchField label="Søg" search={search} onSearch={searched} />;
  const { rerender } = render(at('mette'));
  for (const value of ['mettes', 'mette']) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    wait(300);
  }
  expect(searched.mock.calls).toEqual([['mettes'], ['mette']]);
  rerender(at('mettes'));
  rerender(at('mette'));
  expect(screen.getByRole('searchbox')).toHaveValue('mette');
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  expect(searched).toHaveBeenCalledTimes(2);
});

it('does not search for an address from elsewhere, typed again after another search', () => {
  const searched = jest.fn();
  const at = (search: string) => <LiveSearchField label="Søg" search={search} onSearch={searched} />;
  const { rerender } = render(at(''));
  const type = (value: string) => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  };
  type('mette');
  wait(300);
  rerender(at('mette'));
  rerender(at('bo'));
  for (const value of ['bob', 'bo']) type(value);
  wait(300);
  expect(searched.mock.calls).toEqual([['mette']]);
});
