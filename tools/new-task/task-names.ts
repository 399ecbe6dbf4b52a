/** How a task is called that lies in a folder of this name: `edit-contact`. */

export const wordsOf = (name: string): string => name.replaceAll('-', ' ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const pascalOf = (name: string): string => name.split('-').map(capital).join('');

/** The name as the code has it: `editContact`. */
export const camelOf = (name: string): string => name.charAt(0) + pascalOf(name).slice(1);

/** The name in words: `Edit contact`. */
export const titleOf = (name: string): string => capital(wordsOf(name));
