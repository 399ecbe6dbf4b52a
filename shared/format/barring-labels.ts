/** What the portal calls the barrings of a subscription. Keys are the wire's: `BarringCode` of the contracts. */
export const barringLabels = {
  BARINTCAL: 'Opkald til udlandet',
  BAROUTG: 'Alle udgående opkald',
  OWNERCONTROL_NUA: 'Forbrug ud over abonnementet i Danmark',
  BAR90: '90-numre og indholdstakserede tjenester',
  BARLEVEL: 'Beløbsgrænse',
} as const;
