export const previewTexts = {
  title: 'Det ændrer du',
  price: 'Pris i alt',
  nothing: 'Intet',
  yes: 'Ja',
  no: 'Nej',
  oneTime: (amount: string): string => `Det koster ${amount} én gang.`,
  from: (day: string): string => `Det gælder fra ${day}.`,
  irreversible: 'Det kan ikke fortrydes, når ordren er gennemført.',
  failed: 'Vi kan ikke vise, hvad ordren ændrer, lige nu. Du kan godt bestille alligevel.',
} as const;
