/** Edits that remove code from libraries, for the shell and for the single bundle it is compared with. */
import { danishOnly } from './danish-only.ts';
import { editedLibraries } from './edited-libraries.ts';
import { shakableRouter } from './shakable-router.ts';

export const libraryEdits = () => editedLibraries([shakableRouter, danishOnly]);
