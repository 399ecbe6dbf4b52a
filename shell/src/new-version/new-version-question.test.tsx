import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import type * as Dialogs from '../dialogs/dialogs.tsx';
import { createNewVersion } from './new-version.ts';
import { NewVersionQuestion } from './new-version-question.tsx';
import { expectConsoleError } from 'shared/testing/expected-errors.ts';

let isDialogMissing = false;
jest.mock('../dialogs/dialogs.tsx', () => {
  const actual = jest.requireActual<typeof Dialogs>('../dialogs/dialogs.tsx');
  return {
    ...actual,
    get ConfirmDialog() {
      if (!isDialogMissing) return actual.ConfirmDialog;
      return () => {
        throw missing();
      };
    },
  };
});

const question = 'Der er kommet en ny version af selvbetjeningen og der er behov for at siden genindlæses.';
const missing = () => Object.assign(new Error('Loading chunk 42 failed.'), { name: 'ChunkLoadError' });

const ask = () => {
  const reload = jest.fn();
  const newVersion = createNewVersion({
    storage: window.sessionStorage,
    now: () => 0,
    isOnline: () => true,
    reload,
  });
  renderInPortal(
    <>
      <NewVersionQuestion newVersion={newVersion} />
      <button>På siden</button>
    </>,
  );
  act(() => {
    newVersion.notice(missing());
  });
  return { reload, newVersion, user: userEvent.setup() };
};
beforeEach(() => {
  isDialogMissing = false;
  window.sessionStorage.clear();
});

it('asks in a confirm dialog, and reloads on OK (ERR-028, ERR-029)', async () => {
  const { reload, user } = ask();
  const dialog = await screen.findByRole('dialog', { name: 'Ny version' });
  expect(dialog).toHaveTextContent(question);
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('keeps the page usable when cancelled (ERR-028)', async () => {
  const { reload, user } = ask();
  await user.click(await screen.findByRole('button', { name: 'Annuller' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  await user.click(screen.getByRole('button', { name: 'På siden' }));
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['OK', true, 1],
  ['no', false, 0],
])(
  "falls back to the browser's confirm when the dialog fails to load: %s (ERR-028, ERR-029)",
  (_answer, isOk, times) => {
    isDialogMissing = true;
    expectConsoleError(/Loading chunk 42 failed/);
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(isOk);
    const { reload } = ask();
    expect(confirm.mock.calls).toEqual([[question]]);
    expect(reload).toHaveBeenCalledTimes(times);
    expect(screen.getByRole('button', { name: 'På siden' })).toBeInTheDocument();
  },
);
