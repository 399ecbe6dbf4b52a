import { SEARCH_KINDS } from '../contracts/search.ts';
import { preloadOf } from '../remote/preload.ts';
import { isRemoteModule, type Remote } from '../remote/remote.ts';
import { remoteDescriptionSchema } from '../remote/registry.ts';
import type { PageDeclaration } from '../remote/pages.tsx';

/**
 * Tests that a remote matches its `remote.json`, from which alone the shell draws menu and titles. Call it at
 * the top level of a remote's test file: `const { menu } = keepsDescription(remote, description, pages)`.
 *
 * @param remote the remote's export
 * @param description the content of its `remote.json`
 * @param declared its page declarations
 * @returns the menu entries, for the remote's own tests of their visibility
 */
export const keepsDescription = (
  remote: Remote,
  description: unknown,
  declared: Readonly<Record<string, PageDeclaration & { readonly path: string }>>,
) => {
  const { id, paths, titles, menu, search } = remoteDescriptionSchema.parse(description);
  const routes = remote.routes.flatMap(route => [
    { path: route.path ?? '', handle: route.handle as unknown },
    ...(route.children ?? []).map(child => ({
      path: `${route.path ?? ''}/${child.path ?? ''}`,
      handle: child.handle as unknown,
    })),
  ]);
  const pages = routes.map(({ path }) => path);

  it('has the id of its description', () => {
    expect(isRemoteModule({ remote })).toBe(true);
    expect(remote.id).toBe(id);
  });

  it('has a title for each of its pages, and lists their paths', () => {
    expect(titles.map(title => title.pattern).sort()).toEqual([...pages].sort());
    const titleOf = Object.fromEntries(titles.map(({ pattern, title }) => [pattern, title]));
    expect(titleOf).toEqual(
      Object.fromEntries(Object.values(declared).map(({ path, title }) => [path, title])),
    );
    expect(paths).toEqual([...new Set(pages.map(path => path.split('/')[0]))]);
  });

  it('preloads every lazy page', () => {
    const late = Object.values(declared).filter(({ load }) => load !== undefined);
    const ahead = routes.filter(({ handle }) => preloadOf(handle) !== undefined).map(({ path }) => path);
    expect(ahead).toEqual(expect.arrayContaining(late.map(({ path }) => path)));
  });

  it('has menu entries only for existing pages', () => {
    expect(pages).toEqual(expect.arrayContaining(menu.map(({ path }) => path)));
  });

  it('has search results and actions only for existing pages and known kinds', () => {
    const { hits = [], actions = [] } = search ?? {};
    const addresses = [
      ...hits.flatMap(({ path, all }) => [path, all.path]),
      ...actions.map(({ path }) => path),
    ];
    const shapes = pages.map(page => page.replaceAll(/:\w+/g, ':'));
    for (const address of addresses)
      expect(shapes).toContain(address.replace(/\?.*/, '').replaceAll(/:\w+/g, ':'));
    const kinds: readonly string[] = SEARCH_KINDS;
    expect(kinds).toEqual(expect.arrayContaining(hits.map(({ kind }) => kind)));
  });

  return { menu };
};
