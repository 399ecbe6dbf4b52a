/** What a page that is not ready says of itself; see `shared/ui/coming-soon`. */
export interface ComingTexts {
  readonly purpose: string;
  readonly instead: string;
}

export const comingTexts = {
  addDataCard: {
    purpose: 'Her kommer du til at kunne knytte et ekstra datakort til abonnementet.',
    instead: 'Skriv til kundeservice fra menuen, hvis I skal bruge et datakort.',
  },
  switchDataCard: {
    purpose: 'Her kommer du til at kunne skifte et datakort ud med et nyt.',
    instead: 'Skriv til kundeservice fra menuen, hvis datakortet skal skiftes.',
  },
} satisfies Record<string, ComingTexts>;

export const backTexts = { subscription: 'Abonnement' } as const;
