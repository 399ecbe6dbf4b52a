import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '../../testing/accessibility.ts';
import { FileField, type FileFieldProps } from './file-field.tsx';

const pdf = new File(['%PDF-'], 'fuldmagt.pdf', { type: 'application/pdf' });
const show = (props: Partial<FileFieldProps> = {}) => {
  const onChoose = jest.fn();
  const onRemove = jest.fn();
  const given = { label: 'Fuldmagt', accept: ['application/pdf'], fileName: '', onChoose, onRemove };
  const { container } = render(<FileField {...given} {...props} />);
  return { onChoose, onRemove, container };
};

it('has a label, help and error, and is reachable by keyboard', async () => {
  const { container } = show({ help: 'PDF', error: 'Vælg en fuldmagt' });
  const input = screen.getByLabelText('Fuldmagt');
  await userEvent.tab();
  expect(input).toHaveFocus();
  expect(input).toHaveAccessibleDescription('PDF Fejl: Vælg en fuldmagt');
  expect(input).toHaveAttribute('accept', 'application/pdf');
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('returns the chosen file, also the same file again', async () => {
  const { onChoose } = show();
  await userEvent.upload(screen.getByLabelText('Fuldmagt'), pdf);
  await userEvent.upload(screen.getByLabelText('Fuldmagt'), pdf);
  expect(onChoose.mock.calls).toEqual([[[pdf]], [[pdf]]]);
});

it('returns all dropped files, for the page to validate', () => {
  const { onChoose } = show();
  const zone = screen.getByText('eller træk den hertil');
  fireEvent.drop(zone, { dataTransfer: { files: [pdf, pdf] } });
  expect(onChoose).toHaveBeenCalledWith([pdf, pdf]);
});

it('shows the chosen file, with a button to remove it', async () => {
  const { onRemove } = show({ fileName: 'fuldmagt.pdf' });
  expect(screen.getByRole('status')).toHaveTextContent('fuldmagt.pdf er valgt');
  await userEvent.click(screen.getByRole('button', { name: 'Fjern fuldmagt.pdf' }));
  expect(screen.getByLabelText('Fuldmagt')).toHaveFocus();
  expect(onRemove).toHaveBeenCalled();
});

it('accepts no file while pending', async () => {
  const { onChoose } = show({ isPending: true });
  await userEvent.upload(screen.getByLabelText('Fuldmagt'), pdf);
  expect(onChoose).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('Gemmer filen…');
});
