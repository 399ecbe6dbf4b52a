/**
 * Import rules: the table of docs/architecture.md, applied to the whole import graph.
 * tools/lint/boundaries.test.ts tests each rule with a tree that violates it. tools/lint/folder-cycles.ts finds cycles
 * between folders in the same graph.
 */
const anyPackage = '(?:shell|mfe-[^/]+|shared|platform|e2e|tools)';
const testCode = '\\.(?:test|spec)\\.tsx?$|/testing/|/dev/|jest(?:\\.config|-set-up)';
const npm = name => `(?:^|node_modules/)${name}(?:/|$)`;
const react = '(?:react|react-dom|react-router|react-router-dom|react-aria-components)';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const within = path => ({ path, pathNot: testCode });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Two files that need each other are one thing, or need a third.',
      {},
      // Dynamic imports are excluded: a lazy page links back to the list of pages that names it.
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    ),
    forbid(
      'no-unresolved',
      // Build output does not exist in the sources.
      'An import that leads nowhere: the file has another name, or the package.json beside the sources does not have the library.',
      { pathNot: '\\.d\\.ts$' },
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    forbid(
      'shell-imports-shared-only',
      'The shell meets remotes at run time and the platform over HTTP.',
      { path: '^shell/' },
      { path: `^(?:mfe-[^/]+|platform|e2e|tools)/` },
    ),
    forbid(
      'remote-imports-shared-only',
      'A remote can be built, released and thrown away without looking at any other package: what two of them need lies in shared, and they lead to each other by address (shared/remote/links.ts).',
      { path: '^(mfe-[^/]+)/' },
      { path: `^${anyPackage}/`, pathNot: '^(?:$1|shared)/' },
    ),
    forbid(
      'remote-libraries',
      "Sign-in, toggles and federation are the shell's, and a remote asks its ports: shared/session, shared/toggles. Router and query are shared/router and shared/query.",
      { path: '^mfe-[^/]+/(?!webpack\\.config)' },
      {
        path: npm(
          '(?:oidc-client-ts|launchdarkly-[^/]+|@featbit/[^/]+|@module-federation/[^/]+|react-router-dom|react-router|@tanstack/react-query)',
        ),
      },
    ),
    forbid(
      'oidc-only-in-session',
      'One importer of the OpenID Connect library.',
      { pathNot: '^shell/src/session/|node_modules' },
      { path: npm('oidc-client-ts') },
    ),
    forbid(
      'toggle-sdk-only-in-toggles',
      'One importer of the toggle SDKs.',
      { pathNot: '^shell/src/toggles/|^platform/.*\\.test\\.ts$|node_modules' },
      { path: npm('(?:launchdarkly-[^/]+|@featbit/[^/]+)') },
    ),
    forbid(
      'federation-only-in-remotes',
      'One importer of the federation runtime, and the build preset.',
      { pathNot: '^shell/src/remotes/|^shared/build/|node_modules' },
      { path: npm('@module-federation/[^/]+') },
    ),
    forbid(
      'shared-imports-nothing-above',
      'Shared is what the others stand on.',
      { path: '^shared/' },
      { path: '^(?:shell|mfe-[^/]+|platform|e2e|tools)/' },
    ),
    forbid(
      'contracts-are-pure',
      'Contracts are zod and types: the platform uses them too.',
      within('^shared/contracts/'),
      { path: `^${anyPackage}/|node_modules/`, pathNot: `^shared/contracts/|${npm('zod')}` },
    ),
    forbid(
      'catalogue-is-data',
      "What is sold is said once: for the platform's demo data and for offline mode.",
      within('^shared/catalogue/'),
      { path: `^${anyPackage}/|node_modules/`, pathNot: '^shared/(?:catalogue|contracts)/' },
    ),
    forbid(
      'orders-are-rules',
      'What an order says and changes is said once: for the platform, for offline mode, and for its page.',
      within('^shared/orders/'),
      {
        path: `^${anyPackage}/|node_modules/`,
        pathNot: `^shared/(?:orders|catalogue|contracts|format)/|${npm('zod')}`,
      },
    ),
    forbid(
      'format-is-pure',
      'Formatting is functions of their arguments and nothing else.',
      within('^shared/format/'),
      { path: `^${anyPackage}/|node_modules/`, pathNot: '^shared/format/' },
    ),
    forbid(
      'validation-is-pure',
      'Validation is functions and schemas, without React.',
      within('^shared/validation/'),
      {
        path: `^${anyPackage}/|node_modules/`,
        pathNot: `^shared/(?:validation|format|contracts)/|${npm('zod')}`,
      },
    ),
    forbid(
      'ui-knows-no-data',
      'Components are given what they show: the page asks for it and hands it over.',
      within('^shared/ui/'),
      {
        path: '^shared/',
        pathNot: '^shared/(?:ui|format|router)/|node_modules',
      },
    ),
    forbid(
      'http-knows-no-ui',
      'The HTTP client throws typed errors; pages word them.',
      within('^shared/http/'),
      { path: '^shared/', pathNot: '^shared/(?:http|contracts|errors|session)/|node_modules' },
    ),
    forbid(
      'platform-imports-contracts-and-format',
      'The back end shares the wire format and what an order says with the front end, and no other code.',
      { path: '^platform/' },
      { path: `^${anyPackage}/`, pathNot: '^platform/|^shared/(?:catalogue|contracts|format|node|orders)/' },
    ),
    forbid('platform-without-react', 'No React on the server.', { path: '^platform/' }, { path: npm(react) }),
    forbid(
      'browser-suite-imports-types-of-contracts',
      'The browser suite sees what a person sees, and the control API.',
      { path: '^e2e/' },
      { path: `^${anyPackage}/`, pathNot: '^e2e/|^shared/contracts/' },
    ),
    forbid(
      'browser-suite-imports-no-values',
      'Types of contracts only: a schema at run time would test the code with itself.',
      { path: '^e2e/' },
      { path: '^shared/contracts/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'user-tasks-stand-alone',
      'What two user tasks need is lifted to src/ or to a folder …-model, what two packages need to shared. Only src/remote puts tasks together.',
      { path: '^(mfe-[^/]+)/src/(?!remote/)([^/]+)/', pathNot: testCode },
      { path: '^$1/src/[^/]+/', pathNot: '^$1/src/(?:$2|[^/]+-model)/' },
    ),
    forbid(
      'no-test-code-in-the-product',
      // shell/src/offline is excluded from every production build, which its own test verifies. The API benchmarks
      // and the test tools are not part of any build, and use the tests' scratch databases.
      'Fakes and fixtures never reach a bundle.',
      {
        path: `^${anyPackage}/`,
        pathNot: `${testCode}|^shell/src/offline/|^tools/(?:bench-api|bench-rows|mutation|test)/`,
      },
      { path: `^${anyPackage}/(?:src/)?testing/|\\.test\\.tsx?$` },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|coverage|test-results|playwright-report)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts', '.json', '.css'],
    },
  },
};
