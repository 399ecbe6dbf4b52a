// Loaded into every process of a run of Node's tests: files with mutants are read in their mutated form.
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
