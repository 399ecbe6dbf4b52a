import { formatCount } from 'shared/format/number';

export const texts = {
  help: 'Se, hvem der har gjort hvad og hvornår.',
  back: 'Tilbage til administratorer',
  search: 'Søg efter person eller nummer',
  action: 'Hændelse',
  allActions: 'Alle hændelser',
  from: 'Fra og med',
  to: 'Til og med',
  apply: 'Vis periode',
  download: 'Hent CSV',
} as const;

/** Beside an administrator. */
export const personTexts = {
  back: 'Administratordetaljer',
  intro: 'Her står, hvad administratoren har gjort, og hvad andre har gjort ved administratorens adgang.',
} as const;

/** Only the newest come into a file. */
export const cutFileText = (max: number): string =>
  `Filen får de ${formatCount(max)} nyeste hændelser. Vælg en kortere periode for at få resten.`;
