import { render, screen } from '@testing-library/react';
import { Typography } from 'shared/ui/typography';
import { useFocusWhenFewer } from './use-focus-when-fewer.ts';

const List = ({ count }: { readonly count: number }) => {
  const heading = useFocusWhenFewer(count);
  return (
    <div role="dialog" aria-label="Liste" tabIndex={-1}>
      <Typography tag="h2" ref={heading} tabIndex={-1}>
        {count}
      </Typography>
      <button>Luk</button>
    </div>
  );
};

const open = () => render(<List count={2} />).rerender;

it('moves the focus from the page, or a dialog around the list, to the heading', () => {
  const rerender = open();
  rerender(<List count={1} />);
  expect(screen.getByRole('heading')).toHaveFocus();
  screen.getByRole('dialog').focus();
  rerender(<List count={0} />);
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('leaves the focus elsewhere, also when there are more', () => {
  const rerender = open();
  rerender(<List count={3} />);
  expect(document.body).toHaveFocus();
  screen.getByRole('button').focus();
  rerender(<List count={2} />);
  expect(screen.getByRole('button')).toHaveFocus();
});
