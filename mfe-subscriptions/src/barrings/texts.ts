import type { BarringCode } from 'shared/contracts/barrings';
import { formatCount } from 'shared/format/number';

export const barringTexts = {
  failed: 'Kunne ikke indlæse spærringerne.',
  help: 'Slå til for at spærre. Det, der er slået fra, kan bruges.',
  limit: 'Hvor mange kroner om måneden?',
  limitPlaceholder: 'Vælg en beløbsgrænse',
  limitMissing: 'Vælg en beløbsgrænse',
  forced: 'Kundenummeret spærrer altid for det, og det kan ikke åbnes på det enkelte abonnement.',
  rules: 'Det gælder for hele kundenummeret',
  rulesHelp: 'Reglerne gælder for alle abonnementer på kundenummeret.',
  toRules: 'Medarbejderrettigheder',
  submit: 'Gem spærringer',
  /** CTRL-011 */
  placed: 'Spærringer og beløbsgrænser bliver ændret',
} as const;

/** What being barred means for who uses the subscription, in words that are true of a switch that is off, too. */
export const meanings: Readonly<Record<BarringCode, string>> = {
  BARINTCAL: 'Når der er spærret, kan der ikke ringes fra Danmark til udenlandske numre.',
  BAROUTG:
    'Når der er spærret, kan der ikke ringes ud. Der kan stadig ringes til 112, og andre kan stadig ringe til nummeret.',
  OWNERCONTROL_NUA: 'Når der er spærret, kan der ikke bruges mere i Danmark, end der er med i abonnementet.',
  BAR90: 'Når der er spærret, kan der ikke ringes til 90-numre eller købes for over telefonregningen.',
  BARLEVEL: 'Når der er brugt for beløbet på en måned, kan der ikke bruges mere.',
};

export const ruleLabels = {
  nationalUsageAllowance: 'Forbrug ud over abonnementet i Danmark',
  retailRoaming: 'Forbrug i udlandet',
  roamingCostControl: 'Data over prisloftet i udlandet',
} as const;

export const kroner = (amount: number): string => `${formatCount(amount)}\u00a0kr.`;
