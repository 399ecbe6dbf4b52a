import { screen } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import type { TestApi } from 'shared/testing/start-api.ts';
import type { WriteRow } from 'shared/testing/writes.tsx';
import { remote } from '../remote/remote.tsx';

/** Mocks the write, or rejects it with a code; returns the bodies, in order. The next page never finishes loading. */
export const takeExampleForm = (api: TestApi, refused?: string) => {
  const written: unknown[] = [];
  api.use(
    http.get(`${testApi}/*`, () => delay('infinite')),
    http.post(`${testApi}/subscription-views`, async ({ request }) => {
      const body = (await request.json()) as { data: object };
      written.push(body);
      if (refused === undefined) return HttpResponse.json({ data: { view: { id: 'V1', ...body.data } } });
      const refusal = { code: 'ArgumentError', subCode: refused, statusCode: '400' };
      return HttpResponse.json({ ...refusal, failingSystem: 'Selfservice' }, { status: 400 });
    }),
  );
  return { written };
};

/** Its row among the remote's writes. */
export const exampleFormWrite = (api: TestApi): WriteRow => ({
  file: 'example-form/example-form.page.lazy.tsx',
  what: 'what the form of example-form holds',
  open: queryClient => {
    takeExampleForm(api);
    return renderWithHost(remote, { path: 'abonnementer/eksempel-formular', queryClient });
  },
  button: async user => {
    await user.type(await screen.findByLabelText('Navn'), 'Mine');
    return screen.getByRole('button', { name: 'Gem visning' });
  },
  stale: [['mfe-subscriptions', '1001', 'example-form']],
});
