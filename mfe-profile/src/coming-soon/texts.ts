/** What pages that are not ready say of themselves; see `shared/ui/coming-soon`. */
export const texts = {
  changeEmail: {
    title: 'Skift e-mail',
    purpose: 'Her kommer du til at kunne skifte den e-mail, du logger ind med.',
    instead: 'Skriv til kundeservice fra menuen, hvis din e-mail skal skiftes.',
  },
  changePhone: {
    title: 'Skift telefonnummer',
    purpose: 'Her kommer du til at kunne skifte dit telefonnummer.',
    instead: 'Skriv til kundeservice fra menuen, hvis dit telefonnummer skal skiftes.',
  },
  changePassword: {
    title: 'Skift adgangskode',
    purpose: 'Her kommer du til at kunne vælge en ny adgangskode.',
    instead: 'Skriv til kundeservice fra menuen, hvis din adgangskode skal skiftes.',
  },
  back: 'Mine indstillinger',
} as const;

/** The pages that change something of the profile. */
export type ChangePageName = Exclude<keyof typeof texts, 'back'>;
