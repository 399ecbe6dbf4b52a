import path from 'node:path';
import { singleBundleConfig } from 'shared/build/single-bundle.ts';
import { remotes, repositoryRoot, shell } from '../portal/front-ends.ts';

export default singleBundleConfig({
  shell: shell.folder,
  remotes: remotes.map(({ folder }) => folder),
  output: path.join(repositoryRoot, 'tools/bench/dist/site'),
});
