import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer, drawerMotionMs } from './drawer.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const slideOut = () => {
  act(() => {
    jest.advanceTimersByTime(drawerMotionMs);
  });
};

it('has a title, and a close button that calls onClose after 250 ms (UI-024, UI-027, UI-029)', () => {
  const closed = jest.fn();
  render(
    <Drawer title="Administrator" onClose={closed}>
      Anna
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Administrator' })).toHaveTextContent('Anna');
  fireEvent.click(screen.getByRole('button', { name: 'Luk' }));
  act(() => {
    jest.advanceTimersByTime(249);
  });
  expect(closed).not.toHaveBeenCalled();
  act(() => {
    jest.advanceTimersByTime(1);
  });
  expect(closed).toHaveBeenCalledTimes(1);
});

it('has the same duration in CSS (UI-029)', () => {
  const tokens = readFileSync(path.join(__dirname, '../tokens.css'), 'utf8');
  expect(tokens).toContain(`--motion-drawer: ${String(drawerMotionMs)}ms;`);
});

it('makes the page reachable before onClose, but not during the animation', () => {
  const bell = () => screen.queryByRole('button', { name: 'Klokken' });
  const closed = jest.fn(() => {
    expect(bell()).toBeVisible();
  });
  render(
    <>
      <button type="button">Klokken</button>
      <Drawer title="Notifikationer" onClose={closed}>
        Ingen
      </Drawer>
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Luk' }));
  expect(bell()).toBeNull();
  slideOut();
  expect(closed).toHaveBeenCalledTimes(1);
});

it('marks the root element while it has a footer', () => {
  const { rerender, unmount } = render(
    <Drawer title="Inviter" onClose={() => undefined} footer={<button type="button">Send</button>}>
      Formular
    </Drawer>,
  );
  expect(document.documentElement).toHaveAttribute('data-drawer-footer');
  rerender(
    <Drawer title="Inviter" onClose={() => undefined}>
      Formular
    </Drawer>,
  );
  expect(document.documentElement).not.toHaveAttribute('data-drawer-footer');
  rerender(
    <Drawer title="Inviter" onClose={() => undefined} footer={<button type="button">Send</button>}>
      Formular
    </Drawer>,
  );
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-drawer-footer');
});

it('has a back button (UI-025)', () => {
  const back = jest.fn();
  render(
    <Drawer title="Rettigheder" onClose={() => undefined} onBack={back}>
      Alle
    </Drawer>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Tilbage' }));
  slideOut();
  expect(back).toHaveBeenCalledTimes(1);
});

it('has a settings button only with onSettings (UI-026)', () => {
  const opened = jest.fn();
  const { rerender } = render(
    <Drawer title="Simkort" onClose={() => undefined}>
      Kort
    </Drawer>,
  );
  expect(screen.queryByRole('button', { name: 'Indstillinger' })).toBeNull();
  rerender(
    <Drawer title="Simkort" onClose={() => undefined} onSettings={opened}>
      Kort
    </Drawer>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Indstillinger' }));
  expect(opened).toHaveBeenCalledTimes(1);
});

it.each([
  [false, 1],
  [true, 0],
])(
  'with the overlay blocked: %s, closes on an outside press %d times (UI-028)',
  async (blocksOverlay, times) => {
    const closed = jest.fn();
    render(
      <Drawer title="Opret" onClose={closed} blocksOverlay={blocksOverlay}>
        Formular
      </Drawer>,
    );
    const user = userEvent.setup({ advanceTimers: ms => jest.advanceTimersByTime(ms) });
    await user.click(document.body);
    slideOut();
    expect(closed).toHaveBeenCalledTimes(times);
  },
);

it('asks for confirmation before pending changes are lost, on close and on back (UI-030)', () => {
  const closed = jest.fn();
  const back = jest.fn();
  render(
    <Drawer title="Opret" onClose={closed} onBack={back} hasPendingChanges>
      Formular
    </Drawer>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Luk' }));
  fireEvent.click(screen.getByRole('button', { name: 'Nej, gå tilbage' }));
  slideOut();
  expect(closed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Tilbage' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ja' }));
  slideOut();
  expect(back).toHaveBeenCalledTimes(1);
  expect(closed).not.toHaveBeenCalled();
});
