/** What pages that are not ready say of themselves; see `shared/ui/coming-soon`. */
export const texts = {
  payment: {
    title: 'Betal faktura',
    purpose: 'Her kommer du til at kunne betale fakturaen med kort.',
    instead: 'På fakturaen kan du se, om den skal betales, og hvilke oplysninger du skal bruge i banken.',
  },
  createAccount: {
    title: 'Opret kundenummer',
    purpose: 'Her kommer du til at kunne oprette et kundenummer med sin egen faktura.',
    instead: 'Skriv til kundeservice fra menuen, hvis I skal bruge et nyt kundenummer.',
  },
  employeeRights: {
    title: 'Medarbejderrettigheder',
    purpose: 'Her kommer du til at kunne bestemme, hvad medarbejderne må bruge abonnementerne til.',
    instead:
      'Du kan se de nuværende rettigheder på kundenummeret. Skriv til kundeservice fra menuen, hvis de skal ændres.',
  },
  editAccount: {
    title: 'Rediger kundenummer',
    purpose: 'Her kommer du til at kunne rette kundenummerets navn og fakturering.',
    instead:
      'Du kan se oplysningerne på kundenummeret. Skriv til kundeservice fra menuen, hvis de skal rettes.',
  },
  back: { invoice: 'Faktura', accounts: 'Alle kundenumre', account: 'Kundenummer' },
} as const;
