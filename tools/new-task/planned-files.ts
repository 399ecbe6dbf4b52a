/** The files of a new task, and the existing files that must refer to it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserFacingError } from 'shared/node/user-facing-error';
import { copyOfExample } from './example.ts';
import { camelOf } from './task-names.ts';
import type { TaskRequest } from './task-request.ts';

const orderList = 'shared/orders/subscription-orders.ts';
const orderTable = 'platform/src/orders/actions/order-actions-by-role.test.ts';
const orderRules = 'platform/src/orders/actions/order-action-rules.test.ts';

/** The text to insert into a file, and after what. */
type Joint = readonly [file: string, behind: RegExp, text: string];

const pageJoints = ({ remoteId, name, path: pattern, title }: TaskRequest, row: string): Joint[] => [
  [`${remoteId}/src/pages.tsx`, /export const pages = \{[^]*?(?=\n\};)/, `\n${row}`],
  [`${remoteId}/remote.json`, /"titles": \[[^\]]*?(?=\s*\])/, `,\n${JSON.stringify({ pattern, title })}`],
  [`${remoteId}/README.md`, /^\|[^]*?(?=\n\n)/m, `\n| \`${name}\` | ${title} |`],
  ...(remoteId === 'mfe-subscriptions' ? [routeJoint(name, pattern)] : []),
];

/** This remote's table of URLs lists those below a subscription, and excludes the others by name. */
const routeJoint = (name: string, pattern: string): Joint => {
  const file = 'mfe-subscriptions/src/remote/routes.test.tsx';
  const [, below] = pattern.split('/:subscriptionId/');
  return below === undefined
    ? [file, /typeof pages, readonly \[id: string, path: string\]>,/, `\n  | '${camelOf(name)}'`]
    : [file, /const pagesBelow = \{[^]*?(?=\n\} as const)/, `\n  ${camelOf(name)}: ['NAV-015', '${below}'],`];
};

const writeJoints = (file: string, name: string): Joint[] => {
  const row = `${camelOf(name)}Write`;
  return [
    // The last import.
    [file, /^(?:import|\} from) .*;\n(?=\n)/m, `import { ${row} } from './testing/${name}.tsx';\n`],
    [file, /testWrites\(\s*__dirname,\s*(\w+), \[/, `${row}($1),`],
  ];
};

/** @param spec the text of the copied order */
const orderJoints = (name: string, spec: string): Joint[] => {
  const camel = camelOf(name);
  const said = (pattern: RegExp): string => pattern.exec(spec)?.[1] ?? '';
  const key = `key: '${said(/method: '(\w+)'/)} ${name}'`;
  const row = `{ ${key}, type: '${said(/type: '(\w+)'/)}', changed: ['${said(/example: \{ (\w+)/)}'] }`;
  return [
    [orderList, /(?=import type)/, `import { ${camel} } from './${name}.ts';\n`],
    [orderList, /export const subscriptionOrders: [^]*?(?=,?\s*\];)/, `, ${camel}`],
    [orderTable, /const table: .*[^]*?(?=\n\];)/, `\n  ${row},`],
    [orderRules, /const table: .*[^]*?(?=\n\];)/, `\n  { id: 'SUB-032', ${key}, ...byStatus },`],
  ];
};

/** Inserts the texts into the files; throws when a file does not have the expected form. */
const joined = (root: string, joints: readonly Joint[]): Map<string, string> => {
  const texts = new Map<string, string>();
  for (const [file, behind, text] of joints) {
    const before = texts.get(file) ?? readFileSync(path.join(root, file), 'utf8');
    if (!behind.test(before))
      throw new UserFacingError(`${file} is not written as usual: the page could not be entered there.`);
    texts.set(file, before.replace(behind, `$&${text}`));
  }
  return texts;
};

const checkFree = (root: string, { remoteId, name, kind }: TaskRequest, files: Iterable<string>): void => {
  const taken = [...files]
    .flatMap(file => [path.posix.dirname(file), file])
    .find(place => path.posix.parse(place).name.split('.')[0] === name && existsSync(path.join(root, place)));
  if (taken !== undefined) throw new UserFacingError(`${taken} already exists: choose another name.`);
  const says = (file: string, pattern: string): boolean =>
    new RegExp(pattern, 'm').test(readFileSync(path.join(root, file), 'utf8'));
  const isTaken =
    says(`${remoteId}/src/pages.tsx`, `^ {2}${camelOf(name)}: page\\(`) ||
    (kind === 'order' &&
      (says(orderList, `\\b${camelOf(name)}[,\\]]`) || says(orderTable, `'[A-Z]+ ${name}'`)));
  if (isTaken)
    throw new UserFacingError(`${name} is the name of another page or order: choose another name.`);
};

/** Content by file, relative to the repository. Reads the repository, writes nothing. */
export const plannedFiles = (root: string, request: TaskRequest): Map<string, string> => {
  const { remoteId, name, kind } = request;
  const { row, files, writes } = copyOfExample(root, request);
  checkFree(root, request, files.keys());
  const spec = files.get(`shared/orders/${name}.ts`) ?? '';
  const writesFile = `${remoteId}/src/writes.test.tsx`;
  const hasWrites = existsSync(path.join(root, writesFile));
  const joints = [
    ...pageJoints(request, row),
    ...(kind === 'form' && hasWrites ? writeJoints(writesFile, name) : []),
    ...(kind === 'order' ? orderJoints(name, spec) : []),
  ];
  return new Map([
    ...files,
    ...(kind === 'form' && !hasWrites ? [[writesFile, writes] as const] : []),
    ...joined(root, joints),
  ]);
};

export const writePlan = (root: string, files: ReadonlyMap<string, string>): void => {
  for (const [file, content] of files) {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
};
