// Loaded into every process of a test run of Node's: mutated files are read from where their texts with mutants are.
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { endLoops, mutatedText, variables, writeCoverage } from './mutated-sources.ts';

endLoops();
registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    const text = url.startsWith('file:') ? mutatedText(fileURLToPath(url)) : undefined;
    return text === undefined ? loaded : { ...loaded, source: text };
  },
});

process.on('exit', () => {
  writeCoverage(process.env[variables.packageFolder] ?? '');
});
