/** What is taken out of libraries, in the shell and in the single bundle that it is compared with: the same source. */
import { danishOnly } from './danish-only.ts';
import { editedLibraries } from './edited-libraries.ts';
import { shakableRouter } from './shakable-router.ts';

export const libraryEdits = () => editedLibraries([shakableRouter, danishOnly]);
