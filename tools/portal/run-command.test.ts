import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '../testing/temporary-folder.ts';

it('ends with its exit status when its output is closed', async test => {
  const module = pathToFileURL(path.join(import.meta.dirname, 'run-command.ts')).href;
  const folder = temporaryFolder(test, {
    'command.mjs': `import { runCommand } from '${module}';
      await runCommand(async () => {
        for (let line = 0; line < 1000; line += 1) {
          process.stdout.write('a line of the command');
          await new Promise(resolve => setImmediate(resolve));
        }
        process.exitCode = 3;
      });`,
  });
  const command = spawn(process.execPath, [path.join(folder, 'command.mjs')]);
  let complaint = '';
  command.stderr.on('data', (part: Buffer) => (complaint += part.toString()));
  await once(command.stdout, 'data');
  command.stdout.destroy();
  assert.deepEqual(await once(command, 'close'), [3, null], complaint);
  assert.equal(complaint, '');
});
