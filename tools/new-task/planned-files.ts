/** The files of a new task, and those of the remote that must know of it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  const pagesFile = inSource('pages.tsx');
  if (!/\bpage\b[^}]*\} from 'shared\/remote\/pages'/.test(readFileSync(pagesFile, 'utf8')))
    throw new UserFacingError(
      `${task.remoteId} says more of its pages than other remotes: docs/adding-a-page.md says how one is added.`,
    );
  const titlesFile = path.join(task.folder, 'remote.json');

  const page = `
  ${task.camel}: page('${task.path}', {
    title: '${task.title}',
    load: () => import('./${task.name}/${task.name}.page.lazy.tsx'),
  }),`;
  const pages = changed(
    pagesFile,
    /(export const pages = \{[^]*?)(\n\};)/,
    ([, before = '', end = '']) => before + page + end,
  );
  const title = JSON.stringify({ pattern: task.path, title: task.title });
  const titles = changed(
    titlesFile,
    /("titles": \[[^\]]*?)(\s*\])/,
    ([, before = '', closing = '']) => `${before},\n${title}${closing}`,
  );

  return new Map([
    [own(`${task.name}.page.lazy.tsx`), pageTemplate(task)],
    [own(`${task.name}.page.test.tsx`), testTemplate(task)],
    [own(`${task.name}.queries.ts`), queriesTemplate(task)],
    [own('texts.ts'), textsTemplate(task)],
    [pagesFile, pages],
    [titlesFile, titles],
  ]);
};

export const writePlan = (files: ReadonlyMap<string, string>): void => {
  for (const [file, content] of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
};
