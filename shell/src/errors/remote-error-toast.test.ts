import { anyRegisteredRemote } from 'shared/testing/builders.ts';
import { createToastStore } from '../store/toast-store.ts';
import { createRemoteErrorToast } from './remote-error-toast.ts';

it('shows one toast per area while it is on screen', () => {
  const toasts = createToastStore();
  const other = anyRegisteredRemote({
    id: 'mfe-profile',
    menu: [],
    titles: [{ pattern: 'x', title: 'Profil' }],
  });
  const tell = createRemoteErrorToast(toasts, { schemaVersion: 1, remotes: [anyRegisteredRemote(), other] });
  tell('mfe-billing');
  tell('mfe-billing');
  tell('mfe-profile');
  const shown = () =>
    toasts.getState().toasts.map(({ title, richText, variant }) => [variant, title, richText]);
  expect(shown()).toEqual(
    ['Fakturaer', 'Profil'].map(area => [
      'ERROR',
      'Der er sket en ukendt fejl.',
      `Fejlen er under ${area}. Resten af selvbetjeningen virker som normalt.`,
    ]),
  );
  for (const { id } of toasts.getState().toasts) toasts.close(id);
  tell('mfe-billing');
  expect(shown()).toHaveLength(1);
});
