/** Joins class names and skips absent ones. Use it where a component needs a plain string. */
export const cx = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
