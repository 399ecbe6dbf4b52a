/** The examples that new tasks are copied from: real folders of the repository, compiled and tested as they are. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { camelOf, pascalOf, titleOf, wordsOf } from './task-names.ts';
import type { TaskRequest } from './task-request.ts';

const examples = 'mfe-subscriptions/src/testing/examples';

/** The example's entry in its `pages.tsx`, with its title and the end of its path. */
const rowOf = (root: string, example: string) => {
  const pages = readFileSync(path.join(root, examples, 'pages.tsx'), 'utf8');
  const pattern = new RegExp(
    `^ {2}${camelOf(example)}: page\\(['\`](?:\\$\\{details\\}/)?([^'\`]+)[^]*?title: '([^']+)'[^]*?^ {2}\\}\\),$`,
    'm',
  );
  const [row = '', address = '', title = ''] = pattern.exec(pages) ?? [];
  return { row, address, title };
};

/** Folders of the example's files, and the matching folders of the task. */
const placesOf = ({ remoteId }: TaskRequest) => [
  { from: examples, to: `${remoteId}/src` },
  { from: 'platform/src/testing/examples', to: 'platform/src' },
  { from: 'shared/orders', to: 'shared/orders' },
];

/** Rewrites a file's relative imports for its new folder. */
const movedTo = (request: TaskRequest, text: string, from: string, to: string): string =>
  text.replaceAll(/(?<=(?:from |import\()')\.{1,2}\/[^']+/g, specifier => {
    const target = path.posix.join(path.posix.dirname(from), specifier);
    const place = placesOf(request).find(each => target.startsWith(`${each.from}/`));
    const wanted = place ? place.to + target.slice(place.from.length) : target;
    const relative = path.posix.relative(path.posix.dirname(to), wanted);
    return relative.startsWith('.') ? relative : `./${relative}`;
  });

/** An example adapted to a new task: its page entry, and its files with their content. */
export const copyOfExample = (root: string, request: TaskRequest) => {
  const example = `example-${request.kind}`;
  const { row, address, title } = rowOf(root, example);
  const names = new Map([
    [title, request.title],
    [address, request.address],
    ["'mfe-subscriptions'", `'${request.remoteId}'`],
    ["'abonnementer'", `'${request.home}'`],
    ["'/1001/abonnementer'", `'/1001/${request.home}'`],
    [example, request.name],
    [camelOf(example), camelOf(request.name)],
    [pascalOf(example), pascalOf(request.name)],
    [wordsOf(example), wordsOf(request.name)],
    [titleOf(example), titleOf(request.name)],
  ]);
  const anyName = new RegExp([...names.keys()].join('|'), 'g');
  const renamed = (text: string): string => text.replaceAll(anyName, name => names.get(name) ?? name);
  const copied = (from: string, to: string): string =>
    renamed(movedTo(request, readFileSync(path.join(root, from), 'utf8'), from, to));
  const files = placesOf(request).flatMap(({ from, to }) =>
    readdirSync(path.join(root, from), { recursive: true, encoding: 'utf8' })
      .filter(file => file.includes(example) && /\.tsx?$/.test(file))
      .map((file): [string, string] => {
        const target = `${to}/${file}`;
        return [renamed(target), copied(`${from}/${file}`, target)];
      }),
  );
  return {
    row: renamed(row),
    files: new Map(files),
    /** The table of writes with only the example's row. */
    writes: copied(`${examples}/writes.test.tsx`, `${request.remoteId}/src/writes.test.tsx`),
  };
};
