import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importZones } from './tools/lint/import-zones.js';
import { noLeftOutTests } from './tools/lint/no-left-out-tests.js';

const typed = ['**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', '**/*.spec.ts', '**/testing/**', 'e2e/**'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '**/coverage/',
      '**/.mf/',
      '.data/',
      '**/test-results/',
      '**/playwright-report/',
      '**/public/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: typed,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    // Two programs instead of one for each package, of which a file needs one: that is what fits on two cores.
    languageOptions: {
      parserOptions: { project: 'tsconfig.node.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Index signatures are read with brackets so that a misspelt name of a known property stays an error.
      '@typescript-eslint/dot-notation': 'off',
      // Generic parameters that are used once document what a test helper gives back.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // A type alias may become a union tomorrow; which of the two is written is no difference to the reader.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['shell', 'mfe-*', 'shared'].map(folder => `${folder}/**/*.{ts,tsx}`),
    languageOptions: { parserOptions: { project: 'tsconfig.browser.json' } },
  },
  {
    files: ['shell/**/*.tsx', 'mfe-*/**/*.tsx', 'shared/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      // VoiceOver takes a list without bullets for no list unless it is told.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: tests,
    rules: {
      // Test doubles are loosely typed on purpose, and an assertion library's matchers are methods.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            {
              from: 'package',
              package: 'node:test',
              name: ['describe', 'it', 'test', 'suite', 'before', 'after', 'beforeEach', 'afterEach'],
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { ...globals.node } },
  },
  {
    files: ['platform/src/{identity,payment-sandbox}/assets/**'],
    languageOptions: { globals: { ...globals.browser } },
  },
  {
    files: ['shared/build/jest-set-up.js', 'tools/mutation/jest-coverage.js'],
    languageOptions: { globals: { ...globals.jest } },
  },
  {
    // A named export is found by its name everywhere; configuration files are read by tools that want a default.
    files: ['**/*.{ts,tsx}'],
    ignores: [
      '**/*.config.ts',
      '**/*.d.ts',
      'tools/test/*-reporter.ts',
      'tools/mutation/jest-transformer.ts',
    ],
    rules: {
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
    },
  },
  ...importZones,
  noLeftOutTests,
);
