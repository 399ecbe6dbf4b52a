import type { Role } from 'shared/contracts/role';

export const roleLabels: Readonly<Record<Role, string>> = {
  Unknown: 'Ukendt rolle',
  User: 'Bruger',
  Admin: 'Administrator',
  Superadmin: 'Superadministrator',
};

export const texts = {
  title: 'Mine indstillinger',
  help: 'Se de oplysninger, vi har om dig, og hvad du har adgang til.',
  loading: 'Henter dine oplysninger …',

  personal: {
    heading: 'Dine oplysninger',
    name: 'Navn',
    nameMissing: 'Navn mangler',
    email: 'E-mail',
    emailVerified: 'Bekræftet',
    emailNotVerified: 'Ikke bekræftet',
    phone: 'Telefonnummer',
    phoneMissing: 'Du har ikke angivet et telefonnummer.',
    password: 'Adgangskode',
    passwordHidden: 'Din adgangskode vises aldrig.',
  },

  signIn: {
    heading: 'Dit login',
    latest: 'Seneste login',
    never: 'Du har ikke logget ind før.',
    since: 'Bruger siden',
  },

  access: {
    heading: 'Din adgang',
    customer: 'Virksomhed',
    role: 'Rolle',
    reach: 'Adgang',
    all: 'Alle kundenumre',
    selected: 'Udvalgte kundenumre',
    loading: 'Henter din adgang …',
    failed: 'Vi kunne ikke hente din adgang lige nu. Resten af siden virker som normalt.',
  },

  customers: {
    heading: 'Dine virksomheder',
    help: 'Vælg en virksomhed for at arbejde i den.',
    loading: 'Henter dine virksomheder …',
    failed: 'Vi kunne ikke hente dine virksomheder lige nu. Resten af siden virker som normalt.',
    current: 'Du er her nu',
    nameMissing: (id: string) => `Navn mangler (${id})`,
    cvr: (cvr: string) => `CVR-nr. ${cvr}`,
  },
} as const;
