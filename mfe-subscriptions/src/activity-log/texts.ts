export const activityLogTexts = {
  intro: 'Her står, hvem der har set eller ændret noget på abonnementet uden at bestille det.',
  orders: 'Se ordrer i aktivitetshistorikken',
} as const;
