/** Joins class names and leaves out what is absent. Use it where a component wants a plain string. */
export const cx = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
