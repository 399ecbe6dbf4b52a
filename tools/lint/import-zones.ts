/**
 * Which libraries may be imported where. The one importer of a library keeps the rest replaceable: a page that wants
 * to sign somebody out asks the session port, not the OpenID Connect library.
 *
 * Who may import which of our own packages is checked by dependency-cruiser, which sees the whole graph.
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

/** `shared/http` is the file http/http.tsx of its folder. */
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
          // The last, since a file that it takes as it is is asked by no other.
          missingExtension,
        ],
      },
    ],
  },
});

/** From the general to the particular: for a file the last zone that it is in holds. */
export const importZones = [
  zone(['**/*.{ts,tsx,js,mjs}'], []),
  zone(['shell/src/session/**'], [oidc]),
  zone(['shell/src/toggles/**'], [toggleSdks]),
  zone(['shell/src/remotes/**'], [federation]),
  zone(['shared/build/**', '**/webpack.config.js'], [federation]),
  zone(['shared/router/**'], [router]),
  zone(['shared/query/**'], [query]),
  // The platform's tests drive its toggle server with the client that browsers use.
  zone(['platform/src/**/*.test.ts'], [toggleSdks]),
];
