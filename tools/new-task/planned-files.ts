/** The files of a new task, and those of the remote that must know of it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserFacingError } from 'shared/node/user-facing-error';
import { pageTemplate } from './page-template.ts';
import { queriesTemplate, textsTemplate } from './task-templates.ts';
import { namesOf } from './task-names.ts';
import type { TaskRequest } from './task-request.ts';
import { testTemplate } from './test-template.ts';

/** Changes a file where the pattern is found; a remote that is written otherwise is not guessed at. */
const changed = (file: string, pattern: RegExp, change: (match: RegExpExecArray) => string): string => {
  const text = readFileSync(file, 'utf8');
  const match = pattern.exec(text);
  if (match === null)
    throw new UserFacingError(`${file} is not written as in mfe-admins: add the task there by hand.`);
  return text.slice(0, match.index) + change(match) + text.slice(match.index + match[0].length);
};

/** Content by file. Reads the remote, writes nothing. */
export const plannedFiles = (request: TaskRequest): Map<string, string> => {
  const task = namesOf(request);
  const inSource = (file: string) => path.join(task.folder, 'src', file);
  const own = (file: string) => inSource(path.join(task.name, file));
  const pathsFile = inSource('paths.ts');
  if (!existsSync(pathsFile))
    throw new UserFacingError(
      `${task.remoteId} declares its pages elsewhere than in src/paths.ts: docs/adding-a-page.md says how one is added.`,
    );
  const routesFile = inSource('routes.tsx');
  const titlesFile = path.join(task.folder, 'remote.json');

  const pathsName = /export const (\w+) = \{/.exec(readFileSync(pathsFile, 'utf8'))?.[1] ?? 'paths';
  const paths = changed(pathsFile, /\n\} as const;/, ([end]) => `\n  ${task.camel}: '${task.path}',${end}`);
  const importOfPaths = new RegExp(
    `import \\{[^}]*\\b${pathsName}(?: as (\\w+))?[^}]*\\} from './paths.ts';\\n`,
  );
  let localName = pathsName;
  const withImport = changed(routesFile, importOfPaths, ([line, alias]) => {
    localName = alias ?? pathsName;
    return `import { ${task.pascal}Page } from './${task.name}/${task.name}.page.tsx';\n${line}`;
  });
  const end = withImport.lastIndexOf('\n];');
  if (end < 0)
    throw new UserFacingError(`${routesFile} does not end in a list of routes: add the task by hand.`);
  const route = `\n  { path: ${localName}.${task.camel}, element: <${task.pascal}Page /> },`;
  const routes = withImport.slice(0, end) + route + withImport.slice(end);
  const title = JSON.stringify({ pattern: task.path, title: task.title });
  const titles = changed(
    titlesFile,
    /("titles": \[[^\]]*?)(\s*\])/,
    ([, before = '', closing = '']) => `${before},\n${title}${closing}`,
  );

  return new Map([
    [own(`${task.name}.page.tsx`), pageTemplate(task)],
    [own(`${task.name}.page.test.tsx`), testTemplate(task)],
    [own(`${task.name}.queries.ts`), queriesTemplate(task)],
    [own('texts.ts'), textsTemplate(task)],
    [pathsFile, paths],
    [routesFile, routes],
    [titlesFile, titles],
  ]);
};

export const writePlan = (files: ReadonlyMap<string, string>): void => {
  for (const [file, content] of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
};
