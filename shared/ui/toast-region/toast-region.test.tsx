import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ToastRegion } from './toast-region.tsx';
import type { ToastContent } from './toast-item.tsx';

const saved: ToastContent = {
  id: '1',
  variant: 'SUCCESS',
  title: 'Ændringerne er blevet gemt',
  richText: 'Der kan gå et øjeblik.',
  duration: 15_000,
};
const failed: ToastContent = { id: '2', variant: 'ERROR', title: 'Noget gik galt', duration: 0 };

const pass = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('announces errors assertively and others politely (ERR-033)', () => {
  render(<ToastRegion toasts={[saved, failed]} onClose={() => undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent(/Ændringerne er blevet gemt.*Der kan gå et øjeblik\./);
  expect(screen.getByRole('alert')).toHaveTextContent('Noget gik galt');
});

it('marks the root element while there are toasts', () => {
  const region = (toasts: ToastContent[]) => <ToastRegion toasts={toasts} onClose={() => undefined} />;
  const { rerender } = render(region([failed]));
  expect(document.documentElement).toHaveAttribute('data-toasts');
  rerender(region([]));
  expect(document.documentElement).not.toHaveAttribute('data-toasts');
});

it('closes a success toast after 15 seconds (ERR-035)', () => {
  const closed = jest.fn();
  render(<ToastRegion toasts={[saved]} onClose={closed} />);
  pass(14_999);
  expect(closed).not.toHaveBeenCalled();
  pass(1);
  expect(closed).toHaveBeenCalledWith('1');
});

it('never closes an error toast by itself (ERR-036)', () => {
  const closed = jest.fn();
  render(<ToastRegion toasts={[failed]} onClose={closed} />);
  pass(3_600_000);
  expect(closed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Luk besked' }));
  expect(closed).toHaveBeenCalledWith('2');
});

it('pauses while hovered, then restarts the whole time', () => {
  const closed = jest.fn();
  render(<ToastRegion toasts={[saved]} onClose={closed} />);
  const toast = within(screen.getByRole('status')).getByText(saved.title);
  pass(14_000);
  fireEvent.mouseOver(toast);
  pass(60_000);
  expect(closed).not.toHaveBeenCalled();
  fireEvent.mouseOut(toast);
  pass(15_000);
  expect(closed).toHaveBeenCalledTimes(1);
});
