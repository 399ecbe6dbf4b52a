import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';
import type { ButtonVariant } from './button.tsx';

const variants: ButtonVariant[] = [
  'primary',
  'primary-alternative',
  'secondary',
  'secondary-alternative',
  'tertiary',
  'transactional',
  'transactional-secondary',
  'destructive',
  'destructive-secondary',
  'text',
  'reset',
  'icon',
  'icon-white',
  'spinner',
];

it.each(variants)('has the variant %s (UI-001)', variant => {
  render(<Button variant={variant}>Gem</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('data-variant', variant);
});

it.each(['large', 'medium', 'small'] as const)('has the size %s (UI-002)', size => {
  render(<Button size={size}>Gem</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('data-size', size);
});

it.each(['button', 'submit', 'reset'] as const)('has the type %s (UI-003)', type => {
  render(<Button type={type}>Gem</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', type);
});

it('is medium, primary and of type button by default (UI-004)', () => {
  render(<Button>Gem</Button>);
  const button = screen.getByRole('button', { name: 'Gem' });
  expect(button).toHaveAttribute('data-size', 'medium');
  expect(button).toHaveAttribute('data-variant', 'primary');
  expect(button).toHaveAttribute('type', 'button');
});

it('has a small icon (UI-008)', () => {
  const { container } = render(<Button icon="plus">Opret</Button>);
  expect(container.querySelector('[data-icon="plus"]')).not.toHaveAttribute('data-size');
  const stylesOf = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
  const small = /\[data-size='sm'\] \{\s+--size: ([\d.]+rem);/.exec(stylesOf('../icon/icon.module.css'));
  const own = /^\.button \{[^}]*--icon-default-size: ([\d.]+rem);/.exec(stylesOf('button.module.css'));
  expect(small?.[1]).toBe('1.25rem');
  expect(own?.[1]).toBe('1.25rem');
});

it('calls onPress by mouse and by keyboard', async () => {
  const user = userEvent.setup();
  const pressed = jest.fn();
  render(<Button onPress={pressed}>Gem</Button>);
  await user.click(screen.getByRole('button'));
  await user.keyboard('{Enter} ');
  expect(pressed).toHaveBeenCalledTimes(3);
});

it('does nothing while pending, and shows that it waits', async () => {
  const pressed = jest.fn();
  render(
    <Button isPending onPress={pressed}>
      Gem
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(pressed).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toHaveTextContent('Vent et øjeblik');
});

it('removes its unnamed announcements when it unmounts while pending or after', async () => {
  const announced = () => document.querySelectorAll('[data-live-announcer] [role=img]');
  const { rerender } = render(<Button>Gem</Button>);
  act(() => {
    screen.getByRole('button').focus();
  });
  rerender(<Button isPending>Gem</Button>);
  rerender(<Button>Gem</Button>);
  expect(announced()).toHaveLength(2);
  const late = announced().item(0).cloneNode();
  rerender(<p>Gemt</p>);
  expect(announced()).toHaveLength(0);

  // The announcer of the page may be created after its button has gone.
  document.querySelector('[data-live-announcer] [role=log]')?.append(late);
  expect(announced()).toHaveLength(1);
  await Promise.resolve();
  expect(announced()).toHaveLength(0);
});

it('stays focusable when disabled, and explains why', async () => {
  const pressed = jest.fn();
  render(
    <Button onPress={pressed} disabledReason="Kun en superadministrator kan slette.">
      Slet
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Slet' });
  await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(button).toHaveAccessibleDescription('Kun en superadministrator kan slette.');
  expect(pressed).not.toHaveBeenCalled();
});

it('keeps focus when it is disabled and enabled again', async () => {
  const { rerender } = render(<Button>Gensend</Button>);
  await userEvent.tab();
  rerender(<Button disabledReason="Den er lige sendt.">Gensend</Button>);
  const button = () => screen.getByRole('button', { name: 'Gensend' });
  expect(button()).toHaveFocus();
  rerender(<Button>Gensend</Button>);
  expect(button()).toHaveFocus();
});

it('does not take focus when it is disabled', () => {
  const { rerender } = render(<Button>Gensend</Button>);
  rerender(<Button disabledReason="Den er lige sendt.">Gensend</Button>);
  expect(document.body).toHaveFocus();
});
