import { createToastStore } from './toast-store.ts';

it('sets an id and the duration of the variant (ERR-033, ERR-035, ERR-036)', () => {
  const store = createToastStore();
  const first = store.show({ variant: 'SUCCESS', title: 'Gemt', richText: 'Det kan tage lidt tid.' });
  const second = store.show({ variant: 'WARNING', title: 'Næsten' });
  const third = store.show({ variant: 'ERROR', title: 'Fejl' });
  expect(new Set([first, second, third]).size).toBe(3);
  expect(store.getState().toasts).toEqual([
    { id: first, variant: 'SUCCESS', title: 'Gemt', richText: 'Det kan tage lidt tid.', duration: 15_000 },
    { id: second, variant: 'WARNING', title: 'Næsten', duration: 15_000 },
    { id: third, variant: 'ERROR', title: 'Fejl', duration: 0 },
  ]);
});

it('closes only the toast with the given id', () => {
  const store = createToastStore();
  const first = store.show({ variant: 'SUCCESS', title: 'Gemt' });
  store.show({ variant: 'SUCCESS', title: 'Sendt' });
  store.close(first);
  store.close('toast-unknown');
  expect(store.getState().toasts.map(({ title }) => title)).toEqual(['Sendt']);
});
