import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../provider/provider.tsx';
import { DatePicker } from './date-picker.tsx';
import type { DatePickerProps } from './date-picker.tsx';
import { lateCalendar } from './late-calendar.tsx';
import { parseTypedDate, toTypedDate } from './typed-date.ts';

const Page = ({ start = '2026-11-20', ...props }: Partial<DatePickerProps> & { start?: string }) => {
  const [value, setValue] = useState(start);
  return (
    <UiProvider navigate={() => undefined}>
      <DatePicker label="Dato" {...props} value={value} onChange={setValue} />
      <output>{value}</output>
    </UiProvider>
  );
};

const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Vælg dato i kalender: Dato' }));
  await screen.findByRole('grid');
};

const firstWeekday = () => within(screen.getByRole('grid')).getAllByText(/^(søn|man|ons)/)[0];

it.each([
  ['20/11/2026', '2026-11-20'],
  ['1.2.2027', '2027-02-01'],
  ['01-02-2027', '2027-02-01'],
  ['1/1/0', '0000-01-01'],
  ['31/12/9999', '9999-12-31'],
  ['29/2/2028', '2028-02-29'],
  ['29/2/2027', undefined],
  ['1/13/2027', undefined],
  ['1/1/10000', undefined],
  ['i morgen', undefined],
])('parses %s, years 0 to 9999 (UI-020)', (text, date) => {
  expect(parseTypedDate(text)).toBe(date);
});

it('formats a date as typed, and leaves other text unchanged', () => {
  expect(toTypedDate('2026-11-20')).toBe('20/11/2026');
  expect(toTypedDate('20/11')).toBe('20/11');
});

it('returns the typed date, or the text while it is not a date', async () => {
  render(<Page start="" />);
  const input = screen.getByLabelText('Dato');
  await userEvent.type(input, '24.12.202');
  expect(screen.getByRole('status')).toHaveTextContent('0202-12-24');
  await userEvent.type(input, '6');
  expect(screen.getByRole('status')).toHaveTextContent('2026-12-24');
  expect(input).toHaveValue('24.12.2026');
  await userEvent.clear(input);
  await userEvent.type(input, 'snart');
  expect(screen.getByRole('status')).toHaveTextContent('snart');
});

it('picks a date from the calendar, and closes it', async () => {
  render(<Page />);
  await openCalendar();
  await userEvent.click(screen.getByRole('button', { name: /24\. november 2026/ }));
  expect(screen.getByLabelText('Dato')).toHaveValue('24/11/2026');
  expect(screen.queryByRole('grid')).toBeNull();
});

it('scrolls to the selected day, which a low screen hides', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  render(<Page />);
  await openCalendar();
  expect(scroll.mock.contexts).toEqual([screen.getByRole('button', { name: /20\. november 2026/ })]);
});

it('focuses the calendar for the arrow keys, and returns the focus', async () => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: /20\. november 2026/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByLabelText('Dato')).toHaveValue('27/11/2026');
  // The focus returns one frame later.
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Vælg dato i kalender: Dato' })).toHaveFocus();
  });
});

it('does not select an unavailable day, by mouse or keyboard', async () => {
  render(<Page isUnavailable={day => day === '2026-11-21'} />);
  await openCalendar();
  const saturday = screen.getByRole('button', { name: /21\. november 2026/ });
  expect(saturday).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(saturday);
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(saturday).toHaveFocus();
  expect(screen.getByRole('grid')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-23');
});

it('offers twelve months (UI-021), and shows the chosen month of the chosen year', async () => {
  render(<Page />);
  await openCalendar();
  const months = screen.getByRole('combobox', { name: 'Måned' });
  expect(within(months).getAllByRole('option')).toHaveLength(12);
  await userEvent.selectOptions(months, 'januar');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'År' }), '2027');
  expect(screen.getByRole('application', { name: 'Dato, januar 2027' })).toBeVisible();
});

it('offers only the days from min to max', async () => {
  render(<Page min="2026-11-19" max="2026-11-20" />);
  await openCalendar();
  const days = screen.getAllByRole('button', { name: /\d\. november 2026/ });
  const offered = days.filter(day => day.getAttribute('aria-disabled') !== 'true');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['19', '20']);
});

it('starts the week on Sunday by default (UI-023)', async () => {
  render(<Page />);
  await openCalendar();
  expect(firstWeekday()).toHaveTextContent(/^søn/);
});

it('starts the week on the given day (UI-022)', async () => {
  render(<Page weekStart={1} />);
  await openCalendar();
  expect(firstWeekday()).toHaveTextContent(/^man/);
});

describe('a lazy calendar', () => {
  const Calendar = () => <p>kalender</p>;

  it('shows that it is loading, and renders at once the next time', async () => {
    const { LateCalendar } = lateCalendar(() => Promise.resolve(Calendar));
    const { unmount } = render(<LateCalendar />);
    expect(screen.getByRole('status')).toHaveTextContent('Henter kalenderen …');
    expect(await screen.findByText('kalender')).toBeInTheDocument();
    unmount();
    render(<LateCalendar />);
    expect(screen.getByText('kalender')).toBeInTheDocument();
  });

  it('is preloaded', async () => {
    const load = jest.fn(() => Promise.resolve(Calendar));
    const { LateCalendar, preloadCalendar } = lateCalendar(load);
    preloadCalendar();
    await Promise.resolve();
    render(<LateCalendar />);
    expect(screen.getByText('kalender')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows an error when it fails to load, and retries when reopened', async () => {
    const load = jest.fn(() => Promise.resolve(Calendar));
    load.mockRejectedValueOnce(new Error('Loading chunk 1 failed.'));
    const { LateCalendar } = lateCalendar(load);
    const { unmount } = render(<LateCalendar />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Kalenderen kunne ikke hentes. Skriv datoen i feltet.',
    );
    unmount();
    render(<LateCalendar />);
    expect(await screen.findByText('kalender')).toBeInTheDocument();
  });
});
