export const passwordFieldTexts = {
  show: 'Vis',
  hide: 'Skjul',
  /** The label follows in lower case: 'Vis adgangskode'. */
  showName: (label: string) => `Vis ${label.toLowerCase()}`,
  hideName: (label: string) => `Skjul ${label.toLowerCase()}`,
  met: 'Opfyldt:',
  missing: 'Mangler:',
  allMet: 'Adgangskoden opfylder alle krav.',
} as const;
