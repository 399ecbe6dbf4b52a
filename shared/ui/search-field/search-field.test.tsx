import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './search-field.tsx';

const Page = ({ onSubmit }: { onSubmit?: (value: string) => void }) => {
  const [value, setValue] = useState('');
  return (
    <SearchField
      label="Søg i abonnementer"
      value={value}
      onChange={setValue}
      {...(onSubmit === undefined ? {} : { onSubmit })}
    />
  );
};

it('is cleared by its button and by Escape', async () => {
  render(<Page />);
  const field = screen.getByRole('searchbox', { name: 'Søg i abonnementer' });
  await userEvent.type(field, 'Anna');
  await userEvent.click(screen.getByRole('button', { name: 'Ryd søgning' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  await userEvent.type(field, 'Bo{Escape}');
  expect(field).toHaveValue('');
});

it('submits on Enter', async () => {
  const submitted = jest.fn();
  render(<Page onSubmit={submitted} />);
  await userEvent.type(screen.getByRole('searchbox'), 'Anna{Enter}');
  expect(submitted).toHaveBeenCalledWith('Anna');
});

it('searches on Enter inside a form without submitting the form', async () => {
  const [searched, sent] = [jest.fn(), jest.fn()];
  render(
    <form
      onSubmit={event => {
        event.preventDefault();
        sent();
      }}
    >
      <Page onSubmit={searched} />
    </form>,
  );
  await userEvent.type(screen.getByRole('searchbox'), 'Anna{Enter}');
  expect(searched).toHaveBeenCalledWith('Anna');
  expect(sent).not.toHaveBeenCalled();
});
