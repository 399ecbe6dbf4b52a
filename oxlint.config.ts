import path from 'node:path';
import { defineConfig } from 'oxlint';
import { importZones } from './tools/lint/import-zones.ts';

/** Sets each rule to error. */
const errors = (prefix: string, rules: readonly string[]): Record<string, 'error'> =>
  Object.fromEntries(rules.map(rule => [`${prefix}${rule}`, 'error']));

/** ESLint's recommended rules that oxlint does not enable by default. */
const recommended = errors('', [
  'no-case-declarations',
  'no-empty',
  'no-fallthrough',
  'no-prototype-builtins',
  'no-regex-spaces',
  'no-unexpected-multiline',
  'no-useless-assignment',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  'preserve-caught-error',
]);

/** The same for typescript-eslint's strict and stylistic rules. */
const strict = errors('typescript/', [
  'adjacent-overload-signatures',
  'array-type',
  'ban-ts-comment',
  'ban-tslint-comment',
  'class-literal-property-style',
  'consistent-generic-constructors',
  'consistent-indexed-object-style',
  'consistent-type-assertions',
  'consistent-type-imports',
  'no-confusing-non-null-assertion',
  'no-deprecated',
  'no-dynamic-delete',
  'no-empty-object-type',
  'no-explicit-any',
  'no-extraneous-class',
  'no-generated-empty-object-type',
  'no-inferrable-types',
  'no-invalid-void-type',
  'no-misused-promises',
  'no-mixed-enums',
  'no-namespace',
  'no-non-null-asserted-nullish-coalescing',
  'no-non-null-assertion',
  'no-require-imports',
  'no-unnecessary-boolean-literal-compare',
  'no-unnecessary-condition',
  'no-unnecessary-template-expression',
  'no-unnecessary-type-arguments',
  'no-unnecessary-type-assertion',
  'no-unnecessary-type-constraint',
  'no-unnecessary-type-conversion',
  'no-unsafe-argument',
  'no-unsafe-assignment',
  'no-unsafe-call',
  'no-unsafe-enum-assignment',
  'no-unsafe-enum-comparison',
  'no-unsafe-function-type',
  'no-unsafe-member-access',
  'no-unsafe-return',
  'non-nullable-type-assertion-style',
  'only-throw-error',
  'prefer-find',
  'prefer-for-of',
  'prefer-function-type',
  'prefer-includes',
  'prefer-literal-enum-member',
  'prefer-optional-chain',
  'prefer-promise-reject-errors',
  'prefer-reduce-type-parameter',
  'prefer-regexp-exec',
  'prefer-return-this-type',
  'prefer-string-starts-ends-with',
  'related-getter-setter-pairs',
  'require-await',
  'switch-exhaustiveness-check',
  'unified-signatures',
  'use-unknown-in-catch-callback-variable',
]);

const typed = ['**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', '**/*.spec.ts', '**/testing/**', 'e2e/**'];

export default defineConfig({
  // Type-aware rules use each package's tsconfig.json, and report type errors as well.
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error', denyWarnings: true },
  plugins: ['eslint', 'typescript', 'oxc', 'react', 'jsx-a11y'],
  jsPlugins: [path.join(import.meta.dirname, 'tools/lint/test-rules.ts')],
  categories: { correctness: 'error' },
  env: { builtin: true },
  ignorePatterns: ['**/dist/', '**/coverage/', '**/.mf/', '.data/', '**/test-results/', '**/public/'],
  rules: { ...recommended, eqeqeq: 'error', 'no-console': 'error' },
  overrides: [
    {
      files: typed,
      rules: {
        ...strict,
        'no-array-constructor': 'error',
        'no-empty-function': 'error',
        'no-useless-constructor': 'error',
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        'typescript/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
      },
    },
    {
      files: ['shell', 'mfe-*', 'shared'].map(folder => `${folder}/**/*.tsx`),
      rules: {
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
        // A live region need not be a form's <output>, and a label may come from another element.
        'jsx-a11y/prefer-tag-over-role': 'off',
        'jsx-a11y/control-has-associated-label': 'off',
        // VoiceOver ignores a list without bullets unless it has an explicit role.
        'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      },
    },
    {
      files: tests,
      rules: {
        // Test doubles are loosely typed on purpose, and an assertion library's matchers are methods.
        'typescript/unbound-method': 'off',
        'typescript/no-floating-promises': [
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
      files: ['**/*.test.{ts,tsx}', '**/*.spec.ts'],
      rules: {
        'tests/none-left-out': 'error',
        'tests/no-range-of-ids': 'error',
        // Sorted only to compare lists, or statuses with the same number of digits: any order will do.
        'typescript/require-array-sort-compare': 'off',
        // Elements in a table of test cases are never rendered as siblings.
        'react/jsx-key': 'off',
      },
    },
    { files: ['**/*.{js,mjs}'], env: { node: true }, rules: { 'no-undef': 'error' } },
    { files: ['platform/src/{identity,payment-sandbox}/assets/**'], env: { browser: true } },
    { files: ['shared/build/jest/jest-set-up.js', 'tools/mutation/jest-coverage.js'], env: { jest: true } },
    {
      // Named exports are searchable by name; tools require a default export in configuration files.
      files: typed,
      excludeFiles: [
        '**/*.config.ts',
        '**/*.d.ts',
        'tools/test/*-reporter.ts',
        'tools/mutation/jest-transformer.ts',
        'tools/lint/test-rules.ts',
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
  ],
});
