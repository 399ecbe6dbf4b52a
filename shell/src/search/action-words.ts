/** Which actions a text asks for: `spær 10 10 02 65` is the action "Spær :number" on what `10 10 02 65` finds. */
import type { SearchAction } from 'shared/remote/registry';

/** Words between an action and its object, which say nothing of either. */
const fillers = new Set(['for', 'til', 'på', 'af', 'en', 'et', 'den', 'det']);

/** As it is compared: `Spær`, `spær` and `spaer` are the same. */
const folded = (text: string): string =>
  text.toLocaleLowerCase('da').replaceAll('æ', 'ae').replaceAll('ø', 'oe').replaceAll('å', 'aa');

/** The words of a text, in its order. */
const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Whether every word of the text begins one of the name's. */
export const isAskedFor = (text: string, name: string): boolean => {
  const words = wordsOf(folded(text));
  const names = wordsOf(folded(name));
  return words.length > 0 && words.every(word => names.some(each => each.startsWith(word)));
};

/** All that an action is called. */
export const nameOfAction = ({ label, words = '' }: SearchAction): string =>
  `${label.replaceAll(/:\w+/g, '')} ${words}`;

interface AskedActions {
  readonly actions: readonly SearchAction[];
  /** What is left of the text: whom or what to do it to. */
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

/** The actions on something that fit best; none where no word of the text names one. */
export const askedActions = (text: string, actions: readonly SearchAction[]): AskedActions => {
  const scored = actions
    .filter(({ kind }) => kind !== undefined)
    .map(action => ({ action, ...splitBy(text, action) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const fitting = best === 0 ? [] : scored.filter(({ score }) => score === best);
  // One object for one question: it is that of the first, and of those that leave the same.
  const object = fitting[0]?.object ?? '';
  return { actions: fitting.filter(each => each.object === object).map(({ action }) => action), object };
};
