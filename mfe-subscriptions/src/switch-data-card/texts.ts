export const switchDataCardTexts = {
  old: 'Hvilket datakort skal skiftes?',
  oldMissing: 'Vælg det datakort, der skal skiftes',
  current: 'Nuværende simkortnummer',
  explanation: 'Det nye datakort er af samme slags og koster det samme. Det gamle kan ikke bruges igen.',
  none: 'Abonnementet har ikke et datakort af denne slags. Se datakortene under Simkort.',
  submit: 'Skift datakort',
  placed: 'Datakortet bliver skiftet',
} as const;
