import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hrefOf } from '../../testing/addresses.ts';
import { useState } from 'react';
import { WaysOnContext } from '../ways-on/ways-on.tsx';
import { ExceptionBox } from './exception-box.tsx';

it("has the heading 'Der er sket en fejl.' and a collapsed stack trace (ERR-023, ERR-024, ERR-027)", () => {
  render(<ExceptionBox message="Vi kunne ikke vise fakturaen." stack="Error: x at y" />);
  expect(screen.getByRole('heading', { name: 'Der er sket en fejl.' })).toBeInTheDocument();
  expect(screen.getByText('Error: x at y').closest('details')).not.toHaveAttribute('open');
});

it('shows the correlation id of the failed call, to copy', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  render(<ExceptionBox correlationId="1b4e28ba-2fa1" stack="Error: x at y" />);
  expect(screen.getByText('Fejlkode')).toHaveTextContent('Fejlkode 1b4e28ba-2fa1');
  expect(screen.getByText('Fejlkode').closest('details')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Kopiér Fejlkode' }));
  expect(write).toHaveBeenCalledWith('1b4e28ba-2fa1');
});

it('links to customer service with that code, if there is a link', () => {
  const { rerender } = render(<ExceptionBox correlationId="1b4e28ba" />);
  expect(screen.queryByRole('link')).toBeNull();
  const customerService = (code: string | undefined) => `https://service.example/?code=${code ?? ''}`;
  rerender(
    <WaysOnContext value={{ customerService, search: () => undefined }}>
      <ExceptionBox correlationId="1b4e28ba" />
    </WaysOnContext>,
  );
  expect(hrefOf(/^Skriv til kundeservice om fejlen/)).toBe('https://service.example/?code=1b4e28ba');
});

it('has a retry button with its text (ERR-025, ERR-027)', async () => {
  const retried = jest.fn();
  render(<ExceptionBox onRetry={retried} />);
  expect(screen.getByText('Du kan prøve handlingen igen...')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(retried).toHaveBeenCalledTimes(1);
});

it('has no retry button otherwise (ERR-026)', () => {
  render(<ExceptionBox />);
  expect(screen.queryByRole('button', { name: 'Prøv igen' })).toBeNull();
  expect(screen.queryByText('Du kan prøve handlingen igen...')).toBeNull();
});

it('lists the invalid properties, collapsed (ERR-014)', async () => {
  render(<ExceptionBox properties={['subscriptions[0].status']} />);
  const property = screen.getByText('subscriptions[0].status');
  expect(property).not.toBeVisible();
  await userEvent.click(screen.getByText('Tekniske oplysninger'));
  expect(property).toBeVisible();
});

it.each(['main', 'dialog'])('keeps focus in the %s when the retry removes the box', async role => {
  const Around = () => {
    const [isGone, setIsGone] = useState(false);
    const content = isGone ? <p>Fakturaer</p> : <ExceptionBox onRetry={() => setIsGone(true)} />;
    return role === 'main' ? (
      <main tabIndex={-1}>{content}</main>
    ) : (
      <div role="dialog" aria-label="Faktura" tabIndex={-1}>
        {content}
      </div>
    );
  };
  render(<Around />);
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(screen.getByText('Fakturaer')).toBeInTheDocument();
  expect(screen.getByRole(role)).toHaveFocus();
});

it('leaves focus that is elsewhere', () => {
  const { rerender } = render(
    <>
      <button>Menu</button>
      <main tabIndex={-1}>
        <ExceptionBox onRetry={jest.fn()} />
      </main>
    </>,
  );
  screen.getByRole('button', { name: 'Menu' }).focus();
  rerender(
    <>
      <button>Menu</button>
      <main tabIndex={-1} />
    </>,
  );
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});
