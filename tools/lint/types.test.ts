import assert from 'node:assert/strict';
import { it } from 'node:test';
import { complaintsAbout } from './testing/complaints.ts';

it('reports type errors and broken rules that need types', async test => {
  const code = "export const a: string = 1;\nexport const b = (): void => {\n  Promise.resolve('c');\n};\n";
  const broken = ['typescript(TS2322)', 'typescript(no-floating-promises)'];
  for (const [file, rules] of Object.entries(
    await complaintsAbout(test, {
      'shell/src/x.tsx': code,
      'platform/src/x.ts': code,
      'e2e/x.spec.ts': code,
    }),
  ))
    assert.deepEqual(rules.sort(), broken, file);
});
