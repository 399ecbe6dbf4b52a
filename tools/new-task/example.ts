/** The examples that new tasks are copies of: real folders of the repository, compiled and tested as they stand. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { camelOf, pascalOf, titleOf, wordsOf } from './task-names.ts';
import type { TaskRequest } from './task-request.ts';

const examples = 'mfe-subscriptions/src/testing/examples';

/** The example's row in its `pages.tsx`, with the title and the end of the address that stand in it. */
const rowOf = (root: string, example: string) => {
  const pages = readFileSync(path.join(root, examples, 'pages.tsx'), 'utf8');
  const pattern = new RegExp(
    `^ {2}${camelOf(example)}: page\\(['\`](?:\\$\\{details\\}/)?([^'\`]+)[^]*?title: '([^']+)'[^]*?^ {2}\\}\\),$`,
    'm',
  );
  const [row = '', address = '', title = ''] = pattern.exec(pages) ?? [];
  return { row, address, title };
};

/** Where files lie that belong to examples, and where those of the task belong. */
const placesOf = ({ remoteId }: TaskRequest) => [
  { from: examples, to: `${remoteId}/src` },
  { from: 'platform/src/testing/examples', to: 'platform/src' },
  { from: 'shared/orders', to: 'shared/orders' },
];

/** Leads the relative imports of a file to the same places from where the file is to lie. */
const movedTo = (request: TaskRequest, text: string, from: string, to: string): string =>
  text.replaceAll(/(?<=(?:from |import\()')\.{1,2}\/[^']+/g, specifier => {
    const target = path.posix.join(path.posix.dirname(from), specifier);
    const place = placesOf(request).find(each => target.startsWith(`${each.from}/`));
    const wanted = place ? place.to + target.slice(place.from.length) : target;
    const relative = path.posix.relative(path.posix.dirname(to), wanted);
    return relative.startsWith('.') ? relative : `./${relative}`;
  });

/** An example as a new task is to have it: its row among the pages, and its files with their content. */
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
    /** The table of writes with the example's row alone. */
    writes: copied(`${examples}/writes.test.tsx`, `${request.remoteId}/src/writes.test.tsx`),
  };
};
