/**
 * Declares the creation of the router's contexts and components as side-effect free, which the library omits,
 * so that unused ones, such as its forms, are tree-shaken. Display names for developer tools are side effects
 * and are removed.
 *
 * In framework mode with a server, links prefetch their page's assets. The portal has no such server:
 * `usePrefetchBehavior` always returns false, and the code for rendering prefetches is removed.
 */
import type { LibraryEdit } from './edited-libraries.ts';

export const shakableRouter: LibraryEdit = {
  files: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
  edit: source =>
    source
      .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
      .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
      .replaceAll(/React\d*\.createElement\(PrefetchPageLinks, \{ page: href \}\)/g, 'null'),
};
