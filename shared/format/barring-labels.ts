/** Labels of a subscription's barrings. Keys are wire values: `BarringCode` of the contracts. */
export const barringLabels = {
  BARINTCAL: 'Opkald til udlandet',
  BAROUTG: 'Alle udgående opkald',
  OWNERCONTROL_NUA: 'Forbrug ud over abonnementet i Danmark',
  BAR90: '90-numre og indholdstakserede tjenester',
  BARLEVEL: 'Beløbsgrænse',
} as const;
