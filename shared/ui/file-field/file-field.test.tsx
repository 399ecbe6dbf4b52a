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

it('has a label, help and error, and is reached by the keyboard', async () => {
  const { container } = show({ help: 'PDF', error: 'Vælg en fuldmagt' });
  const input = screen.getByLabelText('Fuldmagt');
  await userEvent.tab();
  expect(input).toHaveFocus();
  expect(input).toHaveAccessibleDescription('PDF Fejl: Vælg en fuldmagt');
  expect(input).toHaveAttribute('accept', 'application/pdf');
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('gives what was chosen, the same file again too', async () => {
  const { onChoose } = show();
  await userEvent.upload(screen.getByLabelText('Fuldmagt'), pdf);
  await userEvent.upload(screen.getByLabelText('Fuldmagt'), pdf);
  expect(onChoose.mock.calls).toEqual([[[pdf]], [[pdf]]]);
});

it('takes what is dropped, several too, for the rule to judge', () => {
  const { onChoose } = show();
  const zone = screen.getByText('eller træk den hertil');
  fireEvent.drop(zone, { dataTransfer: { files: [pdf, pdf] } });
  expect(onChoose).toHaveBeenCalledWith([pdf, pdf]);
});

it('says which file is kept, and lets it go', async () => {
  const { onRemove } = show({ fileName: 'fuldmagt.pdf' });
  expect(screen.getByRole('status')).toHaveTextContent('fuldmagt.pdf er valgt');
  await userEvent.click(screen.getByRole('button', { name: 'Fjern fuldmagt.pdf' }));
  expect(onRemove).toHaveBeenCalled();
});

it('takes no other while one is on its way', async () => {
  const { onChoose } = show({ isPending: true });
  await userEvent.upload(screen.getByLabelText('Fuldmagt'), pdf);
  expect(onChoose).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('Gemmer filen…');
});
