/**
 * Says of the router's contexts and components what the library leaves out, that making
 * one has no effect but the thing made. What nothing imports, its forms among it, is left out of the bundle then. Names
 * for developers' tools are such an effect, and go.
 *
 * Links fetch their page's assets ahead where the library is used as a framework with a server. This portal has none of
 * that: `usePrefetchBehavior` always answers no, and what it would draw is left out.
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
