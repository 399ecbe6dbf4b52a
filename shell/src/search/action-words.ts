/** Which actions a text matches: `spær 10 10 02 65` is the action "Spær :number" on the hits for `10 10 02 65`. */
import type { SearchAction } from 'shared/remote/registry';

/** Words between an action and its object; ignored when matching. */
const fillers = new Set(['for', 'til', 'på', 'af', 'en', 'et', 'den', 'det']);

/** Normalised for comparison: `Spær`, `spær` and `spaer` are the same. */
const folded = (text: string): string =>
  text.toLocaleLowerCase('da').replaceAll('æ', 'ae').replaceAll('ø', 'oe').replaceAll('å', 'aa');

/** The words of a text, in order. */
const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Whether every word of the text is a prefix of a word of the name. */
export const isAskedFor = (text: string, name: string): boolean => {
  const words = wordsOf(folded(text));
  const names = wordsOf(folded(name));
  return words.length > 0 && words.every(word => names.some(each => each.startsWith(word)));
};

/** Label and keywords of an action. */
export const nameOfAction = ({ label, words = '' }: SearchAction): string =>
  `${label.replaceAll(/:\w+/g, '')} ${words}`;

interface AskedActions {
  readonly actions: readonly SearchAction[];
  /** The rest of the text: what to apply the action to. */
  readonly object: string;
}

const splitBy = (text: string, action: SearchAction) => {
  const names = wordsOf(folded(nameOfAction(action))).filter(name => !fillers.has(name));
  const isVerb = (word: string) =>
    word.length >= 2 && !/\d/.test(word) && names.some(name => name.startsWith(folded(word)));
  const words = wordsOf(text);
  const object = words.filter(word => !isVerb(word) && !fillers.has(folded(word)));
  return { score: words.filter(isVerb).length, object: object.join(' ') };
};

/** The best-matching actions that take an object; none when no word of the text matches one. */
export const askedActions = (text: string, actions: readonly SearchAction[]): AskedActions => {
  const scored = actions
    .filter(({ kind }) => kind !== undefined)
    .map(action => ({ action, ...splitBy(text, action) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const fitting = best === 0 ? [] : scored.filter(({ score }) => score === best);
  // The object is that of the best match; only actions that leave the same object are returned.
  const object = fitting[0]?.object ?? '';
  return { actions: fitting.filter(each => each.object === object).map(({ action }) => action), object };
};
