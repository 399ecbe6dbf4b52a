import * as z from 'zod/mini';
import { paged, pagingOf, pagingQueryShape, toPagedResult } from './paging.ts';

describe('pagingOf', () => {
  it.each([
    [{ offset: 0, pageSize: 10, totalCount: 0 }, 1, 0, false, false],
    [{ offset: 0, pageSize: 10, totalCount: 10 }, 1, 1, false, false],
    [{ offset: 0, pageSize: 10, totalCount: 11 }, 1, 2, true, false],
    [{ offset: 10, pageSize: 10, totalCount: 11 }, 2, 2, false, true],
    [{ offset: 40, pageSize: 10, totalCount: 11 }, 5, 2, false, true],
  ])('computes the paging of %j (HTTP-014)', (page, pageNumber, totalPages, hasNextPage, hasPreviousPage) => {
    expect(pagingOf(page)).toEqual({ ...page, pageNumber, totalPages, hasNextPage, hasPreviousPage });
  });
});

describe('a paged answer', () => {
  const answer = paged('accounts', z.object({ id: z.string() }));

  it('becomes the paged result of the application (HTTP-014)', () => {
    const wire = { accounts: [{ id: '1' }], ...pagingOf({ offset: 0, pageSize: 1, totalCount: 2 }) };
    const { accounts, ...paging } = z.parse(answer, wire);
    expect(toPagedResult(accounts, paging)).toEqual({
      hasNoResults: false,
      items: [{ id: '1' }],
      pageNumber: 1,
      pageSize: 1,
      totalCount: 2,
      totalPages: 2,
      offset: 0,
      hasNextPage: true,
      hasPreviousPage: false,
    });
  });

  it('has no results only if nothing matches at all', () => {
    expect(toPagedResult([], pagingOf({ offset: 0, pageSize: 10, totalCount: 0 })).hasNoResults).toBe(true);
    expect(toPagedResult([], pagingOf({ offset: 10, pageSize: 10, totalCount: 3 })).hasNoResults).toBe(false);
  });

  it('allows unknown fields and requires the known ones', () => {
    const wire = {
      accounts: [{ id: '1', more: true }],
      ...pagingOf({ offset: 0, pageSize: 1, totalCount: 1 }),
      x: 1,
    };
    expect(z.safeParse(answer, wire).success).toBe(true);
    expect(z.safeParse(answer, { ...wire, totalCount: undefined }).success).toBe(false);
  });
});

describe('the paging query', () => {
  const query = z.object(pagingQueryShape);

  it('accepts numbers and numeric text', () => {
    expect(z.parse(query, { pageSize: '10', offset: 20 })).toEqual({ pageSize: 10, offset: 20 });
  });

  it.each([{ pageSize: '0' }, { pageSize: 201 }, { offset: -1 }, { offset: 'x' }, { pageSize: 1.5 }])(
    'refuses %j',
    value => {
      expect(z.safeParse(query, value).success).toBe(false);
    },
  );
});
