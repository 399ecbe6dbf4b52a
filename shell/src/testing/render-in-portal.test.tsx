import { screen } from '@testing-library/react';
import { http } from 'msw';
import { data } from 'shared/contracts/wire';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { answerOf } from 'shared/testing/answers.ts';
import { expectConsoleError } from 'shared/testing/expected-errors.ts';
import { testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import * as z from 'zod/mini';
import { renderInPortal } from './render-in-portal.tsx';

startApi(http.get(`${testApi}/thing`, answerOf({ name: 'Ting' })));

const Page = ({ customerId }: { readonly customerId: string | undefined }) => {
  const client = useHttp();
  const { data: thing } = useQuery({
    queryKey: ['thing'],
    queryFn: () =>
      client.request({
        path: '/self-service-api/thing',
        query: { customerId },
        schema: data(z.object({ name: z.string() })),
      }),
  });
  return <h1>{thing?.name}</h1>;
};
const isThere = () => screen.findByRole('heading', { name: 'Ting' });

it.each([
  ['1001', undefined],
  ['1001', '1002'],
  ['1002', '1001'],
])('fails a test whose page of customer %s requests data of %p', async (of, asked) => {
  expectConsoleError(new RegExp(`/thing names the customer ${String(asked)} on a page of ${of}`));
  renderInPortal(<Page customerId={asked} />, { path: `/${of}/side` });
  expect(await isThere()).toBeInTheDocument();
});

it.each([
  ['/1002/side', '1001'],
  ['/et-sted', '1002'],
])('allows the customer in the URL, or else the given one: %s of %s', async (path, id) => {
  renderInPortal(<Page customerId="1002" />, { path, customer: { id } });
  expect(await isThere()).toBeInTheDocument();
});
