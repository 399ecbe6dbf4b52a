/**
 * The component library bundles its texts in more than thirty languages, without an option for fewer. Keeps
 * Danish, and English, which the library falls back to.
 */
import type { LibraryEdit } from './edited-libraries.ts';

export const danishOnly: LibraryEdit = {
  files:
    /[\\/]react-(?:aria|stately)[\\/]dist[\\/]private[\\/]intl[\\/]\w+[\\/](?!da-DK|en-US)[a-z]{2}-[A-Z]{2}\.mjs$/,
  edit: () => 'export default {};',
};
