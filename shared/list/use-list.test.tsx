import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'shared/router';
import { listParams, page, text } from './params.ts';
import { useList } from './use-list.ts';

jest.mock('./kept-list.ts', () => ({ useKeptQuery: () => undefined }));

const params = listParams({ search: text('soeg'), page: page() });

it('scrolls to the top only for a new page', async () => {
  let list: ReturnType<typeof useList<typeof params.initial>> | undefined;
  const Page = () => {
    list = useList(params);
    return null;
  };
  const router = createMemoryRouter([{ path: '/', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  const isScrollKept = async (changes: Partial<typeof params.initial>) => {
    await act(async () => {
      list?.change(changes);
      await Promise.resolve();
    });
    return router.state.preventScrollReset;
  };
  expect(await isScrollKept({ search: 'bo' })).toBe(true);
  expect(await isScrollKept({ page: 2 })).toBe(false);
});
