/** What a page that is not ready says of itself; see `shared/ui/coming-soon`. */
export interface ComingTexts {
  readonly title: string;
  readonly purpose: string;
  readonly instead: string;
}

export const comingTexts = {
  create: {
    title: 'Opret abonnement',
    purpose: 'Her kommer du til at kunne oprette nye abonnementer.',
    instead: 'Skriv til kundeservice fra menuen, hvis I skal bruge et nyt abonnement.',
  },
  addDataCard: {
    title: 'Tilføj datakort',
    purpose: 'Her kommer du til at kunne knytte et ekstra datakort til abonnementet.',
    instead: 'Skriv til kundeservice fra menuen, hvis I skal bruge et datakort.',
  },
  switchDataCard: {
    title: 'Skift datakort',
    purpose: 'Her kommer du til at kunne skifte et datakort ud med et nyt.',
    instead: 'Skriv til kundeservice fra menuen, hvis datakortet skal skiftes.',
  },
  changePlan: {
    title: 'Skift abonnement',
    purpose: 'Her kommer du til at kunne sammenligne abonnementer og skifte til et andet.',
    instead: 'Skriv til kundeservice fra menuen, hvis abonnementet skal skiftes.',
  },
  forwarding: {
    title: 'Viderestilling',
    purpose: 'Her kommer du til at kunne stille opkald videre til et andet nummer.',
    instead: 'Skriv til kundeservice fra menuen, hvis opkald skal stilles videre.',
  },
  barrings: {
    title: 'Spærringer',
    purpose: 'Her kommer du til at kunne begrænse, hvad abonnementet kan bruges til.',
    instead: 'Skriv til kundeservice fra menuen, hvis en spærring skal slås til eller fra.',
  },
  settings: {
    title: 'Indstillinger for abonnement',
    purpose: 'Her kommer du til at kunne rette oplysningerne om abonnementets bruger.',
    instead:
      'Du kan se oplysningerne på abonnementet. Skriv til kundeservice fra menuen, hvis de skal rettes.',
  },
  usage: {
    title: 'Forbrug',
    purpose: 'Her kommer du til at kunne følge abonnementets forbrug.',
    instead: 'Skriv til kundeservice fra menuen, hvis du vil kende forbruget.',
  },
  terminate: {
    title: 'Opsig abonnement',
    purpose: 'Her kommer du til at kunne opsige abonnementet.',
    instead: 'Skriv til kundeservice fra menuen, hvis abonnementet skal opsiges.',
  },
  account: {
    title: 'Faktureringskonto',
    purpose: 'Her kommer du til at kunne se, hvor abonnementet faktureres.',
    instead: 'Du kan se abonnementets kundenummer på selve abonnementet.',
  },
  changeAccount: {
    title: 'Skift faktureringskonto',
    purpose: 'Her kommer du til at kunne flytte abonnementet til et andet kundenummer.',
    instead: 'Skriv til kundeservice fra menuen, hvis abonnementet skal flyttes.',
  },
  extraServices: {
    title: 'Ekstra services',
    purpose: 'Her kommer du til at kunne tilføje og fjerne ekstra services på abonnementet.',
    instead:
      'Du kan se abonnementets services på selve abonnementet. Skriv til kundeservice fra menuen, hvis de skal ændres.',
  },
} satisfies Record<string, ComingTexts>;

export const backTexts = { overview: 'Abonnementsoversigt', subscription: 'Abonnement' } as const;
