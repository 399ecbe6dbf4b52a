import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import ts from 'typescript';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { surfaceOf } from './surface.ts';

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2023,
  types: [],
};

const surfaceOfFile = (test: TestContext, code: string): string[] => {
  const root = path.join(
    temporaryFolder(test, {
      'shared/button.ts': code,
      'shared/words.ts': `export type Size = 'small' | 'large';\nexport interface Word { text: string }\n`,
    }),
    'shared',
  );
  return surfaceOf([{ request: 'shared/button', file: path.join(root, 'button.ts') }], root, options);
};

describe('the surface of a module', () => {
  it('has a line for each export, member and union choice, also of referenced types', test => {
    assert.deepEqual(
      surfaceOfFile(
        test,
        `import type { Size, Word } from './words.ts';
         export interface ButtonProps { size?: Size; look?: 'wide' | 'narrow'; readonly words: Word[] }
         export const button = ({ size, words }: ButtonProps): string => String(size) + String(words.length);`,
      ),
      [
        'shared/button ButtonProps = shared/button ButtonProps',
        "shared/button ButtonProps.look?: 'narrow'",
        "shared/button ButtonProps.look?: 'wide'",
        'shared/button ButtonProps.size?: Size',
        'shared/button ButtonProps.words: Word[]',
        'shared/button button: (props: ButtonProps) => string',
        'shared/words Word.text: string',
        "shared/words Size: 'large'",
        "shared/words Size: 'small'",
      ].sort(),
    );
  });

  it('does not depend on function bodies or the order of declarations', test => {
    const one = `export interface P { a: 1; b: 'x' | 'y'; c?: 2 | 3 }\nexport const f = ({ a }: P): number => a;`;
    const two = `export const f = ({ b, a }: P): number => (b === 'x' ? a : 2);\nexport interface P { c?: 3 | 2; b: 'y' | 'x'; a: 1 }`;
    assert.deepEqual(surfaceOfFile(test, one), surfaceOfFile(test, two));
  });
});
