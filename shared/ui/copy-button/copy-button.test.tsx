import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button.tsx';

it('copies the value without spaces, and announces it', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  render(<CopyButton value={'12 34\u00a056 78'} what="PUK-kode" />);
  await user.click(screen.getByRole('button', { name: 'Kopiér PUK-kode' }));
  expect(await screen.findByRole('status')).toHaveTextContent('PUK-kode er kopieret');
  expect(screen.getByText('PUK-kode er kopieret')).toBeInTheDocument();
  expect(write).toHaveBeenCalledWith('12345678');
});

it('shows an error when the browser refuses', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  render(<CopyButton value="12345678" what="PUK-kode" />);
  await user.click(screen.getByRole('button', { name: 'Kopiér PUK-kode' }));
  expect(await screen.findByText('PUK-kode kunne ikke kopieres')).toBeInTheDocument();
});
