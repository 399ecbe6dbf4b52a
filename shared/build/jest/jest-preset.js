/**
 * One Jest configuration for every package whose code runs in a browser.
 *
 * Use it when a package has React or DOM tests; its `jest.config.js` is then two lines:
 *
 *     import { browserPackage } from 'shared/build/jest/jest-preset.js';
 *     export default browserPackage(import.meta.dirname);
 *
 * Tests stand beside the code as `*.test.ts` or `*.test.tsx` and run in jsdom with the platform's own fetch.
 * Anything written to console.error or console.warn fails the test that caused it.
 */
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Published as ES modules only, so Jest has to translate them. */
const modernOnly = [
  '@msw',
  '@mswjs',
  '@open-draft',
  'cookie',
  'headers-polyfill',
  'jose',
  'jwt-decode',
  'msw',
  'oidc-client-ts',
  'qr',
  'rettime',
  'until-async',
];

const swc = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: true } },
  },
  module: { type: 'commonjs' },
};

/**
 * @param {string} rootDir the package's folder: `import.meta.dirname`
 * @param {import('jest').Config} [overrides] settings that only this package needs
 * @returns {import('jest').Config} the configuration to export as default
 */
export function browserPackage(rootDir, overrides = {}) {
  return {
    rootDir,
    testEnvironment: resolve('jest-fixed-jsdom'),
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    modulePathIgnorePatterns: ['/dist/'],
    transform: { '\\.[cm]?[jt]sx?$': [resolve('@swc/jest'), swc] },
    // pnpm nests: node_modules/.pnpm/<name>@<version>/node_modules/<name>/…
    transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/|(?:${modernOnly.join('|')})/)`],
    moduleNameMapper: {
      '\\.module\\.css$': resolve('identity-obj-proxy'),
      '\\.css$': resolve('./jest-empty-module.js'),
      '^react-aria-components$': resolve('./jest-react-aria-index.js'),
    },
    setupFilesAfterEnv: [resolve('./jest-set-up.js')],
    restoreMocks: true,
    // Only a hanging test gets near it; the waits inside a test give up first and say for what.
    testTimeout: 90_000,
    ...overrides,
  };
}
