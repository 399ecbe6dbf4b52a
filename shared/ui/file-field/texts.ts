export const fileFieldTexts = {
  choose: 'Vælg fil',
  another: 'Vælg en anden fil',
  drop: 'eller træk den hertil',
  remove: (name: string): string => `Fjern ${name}`,
  uploading: 'Gemmer filen…',
  kept: (name: string): string => `${name} er valgt`,
} as const;
