/** A package's own transformer, applied to the mutated text of files that have mutants. */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { mutatedText } from './mutated-sources.ts';

/** The part of Jest's type that is used here. */
interface Transformer {
  process: (text: string, file: string, given: unknown) => unknown;
  getCacheKey: (text: string, file: string, given: unknown) => string;
}

interface TransformerModule {
  transformer: string;
  options: unknown;
}

const require = createRequire(import.meta.url);

const createTransformer = ({ transformer, options }: TransformerModule): Transformer => {
  const library = require(transformer) as { createTransformer(options: unknown): Transformer };
  const own = library.createTransformer(options);
  const read = (text: string, file: string): string => mutatedText(file) ?? text;
  return {
    process: (text: string, file: string, given: unknown) => own.process(read(text, file), file, given),
    getCacheKey: (text: string, file: string, given: unknown) =>
      createHash('sha256')
        .update(own.getCacheKey(read(text, file), file, given))
        .digest('hex')
        .slice(0, 32),
  };
};

export default { createTransformer };
