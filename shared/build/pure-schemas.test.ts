import ts from 'typescript';
import { pureSchemas } from './pure-schemas.ts';

const compiled = (fileName: string, source: string): string =>
  ts
    .transpileModule(source, {
      fileName,
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
      transformers: { before: [pureSchemas] },
    })
    .outputText.trim();

const source = `configure();
export const answer = data(z.array(z.string()));
export const twice = (text: string) => repeat(text);`;

it('marks the calls that make the schemas of a contract as pure, and no others', () => {
  expect(compiled('/x/shared/contracts/order.ts', source).split('\n')).toEqual([
    'configure();',
    'export const answer = /*#__PURE__*/ data(/*#__PURE__*/ z.array(/*#__PURE__*/ z.string()));',
    'export const twice = (text) => repeat(text);',
  ]);
});

it('leaves other files unchanged', () => {
  expect(compiled('/x/shared/format/order.ts', source)).not.toContain('PURE');
});
