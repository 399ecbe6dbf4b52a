/** The forms of a task's name, from the name of its folder: `edit-contact`. */

export const wordsOf = (name: string): string => name.replaceAll('-', ' ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const pascalOf = (name: string): string => name.split('-').map(capital).join('');

/** The name in code: `editContact`. */
export const camelOf = (name: string): string => name.charAt(0) + pascalOf(name).slice(1);

/** The name in words: `Edit contact`. */
export const titleOf = (name: string): string => capital(wordsOf(name));
