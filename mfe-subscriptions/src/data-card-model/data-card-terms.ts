import type { KnownDataCard } from './use-data-cards.ts';
import { dataOf } from './data-card-facts.ts';
import { dataCardTexts as texts } from './texts.ts';

/** Facts of a data card in addition to those of every SIM card. */
export const dataCardTerms = (known: KnownDataCard | undefined) =>
  known?.product
    ? [
        { term: texts.product, value: known.product.name },
        { term: texts.data, value: dataOf(known.product) },
      ]
    : [];
