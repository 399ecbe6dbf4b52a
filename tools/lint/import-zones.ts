/**
 * Which libraries may be imported where. A single importer per library keeps it replaceable: a page that signs users
 * out uses the session port, not the OpenID Connect library.
 *
 * Imports between our own packages are checked by dependency-cruiser, which sees the whole graph.
 */

import type { OxlintOverride } from 'oxlint';
import { ownRequests } from '../../shared/build/shared-modules.ts';

const oidc = {
  regex: '^oidc-client-ts$',
  message: 'Only shell/src/session talks OpenID Connect; everything else uses shared/session.',
};
const toggleSdks = {
  regex: '^(?:launchdarkly-|@featbit/)',
  message: 'Only shell/src/toggles knows the toggle servers; everything else uses shared/toggles.',
};
const federation = {
  regex: '^@module-federation/',
  message: 'Only shell/src/remotes and the build preset know federation.',
};
const router = {
  regex: '^react-router(-dom)?$',
  message: 'Import from shared/router, so that the page has one copy of the router.',
};
const query = {
  regex: '^@tanstack/react-query$',
  message: 'Import from shared/query, so that the page has one copy of the query cache.',
};
const extensions = ['ts', 'tsx', 'js', 'mjs', 'css', 'json', 'svg', 'woff2', 'png', 'webp'];
const missingExtension = {
  group: ['./**', '../**', ...extensions.map(extension => `!**/*.${extension}`)],
  message: 'A relative import carries its extension: ./x.ts.',
};

/** `shared/http` is the file http/http.tsx in its folder. */
const entries = ownRequests().map(request => {
  const folder = request.slice('shared/'.length);
  return `${folder}/${folder.split('/').at(-1)}`;
});
const onceOnThePage = {
  regex: `^(?:\\.\\./)+(?:${entries.join('|')})\\.tsx?$`,
  message:
    'Import it by its name, shared/…: by its file a remote would bring a copy of what exists once on the page.',
};

const libraries = [oidc, toggleSdks, federation, router, query];

interface Restriction {
  readonly regex?: string;
  readonly group?: string[];
  readonly message: string;
}

const zone = (files: string[], allowed: readonly Restriction[]): OxlintOverride => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          onceOnThePage,
          ...libraries.filter(library => !allowed.includes(library)),
          // The last pattern, since a file that it matches is not checked against the others.
          missingExtension,
        ],
      },
    ],
  },
});

/** From general to specific: the last matching zone applies to a file. */
export const importZones = [
  zone(['**/*.{ts,tsx,js,mjs}'], []),
  zone(['shell/src/session/**'], [oidc]),
  zone(['shell/src/toggles/**'], [toggleSdks]),
  zone(['shell/src/remotes/**'], [federation]),
  zone(['shared/build/**', '**/webpack.config.js'], [federation]),
  zone(['shared/router/**'], [router]),
  zone(['shared/query/**'], [query]),
  // The platform's tests drive its toggle server with the browser's client library.
  zone(['platform/src/**/*.test.ts'], [toggleSdks]),
];
