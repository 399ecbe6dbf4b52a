/** The metadata files of a new remote: package.json, description, configuration, readme, changelog. */
import type { NewRemote } from './remote-request.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const packageJson = ({ id, portOffset }: NewRemote): string =>
  json({
    name: id,
    version: '0.1.0',
    private: true,
    type: 'module',
    portal: { portOffset },
    scripts: {
      build: `node ../tools/run.mjs build ${id}`,
      dev: `node ../tools/run.mjs dev:offline ${id}`,
      test: `node ../tools/run.mjs test --only ${id}`,
    },
    dependencies: { react: 'catalog:', shared: 'workspace:*', zod: 'catalog:' },
    devDependencies: {
      '@testing-library/react': 'catalog:',
      '@testing-library/user-event': 'catalog:',
      '@types/react': 'catalog:',
      jest: 'catalog:',
      msw: 'catalog:',
      webpack: 'catalog:',
      'webpack-cli': 'catalog:',
      'webpack-dev-server': 'catalog:',
    },
  });

const remoteJson = ({ id, contract, path, heading, order }: NewRemote): string => `{
  "id": "${id}",
  "contract": "${contract}",
  "paths": ["${path}"],
  "titles": [{ "pattern": "${path}", "title": "${heading}" }],
  "menu": [
    {
      "key": "${path}",
      "heading": "${heading}",
      "description": "Se virksomhedens oplysninger",
      "icon": "building",
      "path": "${path}",
      "order": ${String(order)}
    }
  ]
}
`;

const tsconfig = `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "types": ["node", "jest"] },
  "include": [".", "../shared/build/*.d.ts"],
  "exclude": ["dist"]
}
`;

const webpackConfig = `import { remoteConfig } from 'shared/build/webpack-preset.ts';

export default remoteConfig(import.meta.dirname);
`;

const jestConfig = `import { browserPackage } from 'shared/build/jest/jest-preset.js';
export default browserPackage(import.meta.dirname);
`;

const readme = ({ id }: NewRemote): string => `# ${id}

A remote of the self-service portal.

| folder in \`src\` | what users do there |
|---|---|
| \`overview\` | see the customer's details |

\`remote.json\` has the titles, paths and menu entry that the shell shows before the code is loaded.
\`src/remote/remote.tsx\` is the exposed module. Texts are in the \`texts.ts\` of each folder.

In this folder, \`npm run dev\` shows the remote inside the shell without a back end, \`npm test\` runs its tests, and
\`npm run build\` writes a release to \`dist/site/\`. Describe user-visible changes in \`CHANGELOG.md\`.

[How to add a page](../docs/adding-a-page.md)
`;

const changelog = ({ id }: NewRemote): string => `# Changes of ${id}

User-visible changes, newest first. The version is the one in package.json.

## 0.1.0

- First page.
`;

/** By path relative to the remote's folder. */
export const packageFiles = (remote: NewRemote): Record<string, string> => ({
  'package.json': packageJson(remote),
  'remote.json': remoteJson(remote),
  'tsconfig.json': tsconfig,
  'webpack.config.js': webpackConfig,
  'jest.config.js': jestConfig,
  'README.md': readme(remote),
  'CHANGELOG.md': changelog(remote),
});
