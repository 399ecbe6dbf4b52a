import type { Role } from 'shared/contracts/role';

export const roleLabels: Readonly<Record<Role, string>> = {
  Unknown: 'Ukendt rolle',
  User: 'Bruger',
  Admin: 'Administrator',
  Superadmin: 'Superadministrator',
};

/** What the role lets a person do, in one sentence. */
export const roleHelp: Readonly<Record<Role, string>> = {
  Unknown: 'Kontakt kundeservice, hvis du mangler adgang.',
  User: 'Du kan bruge selvbetjeningen, men ikke se, hvem der er administratorer.',
  Admin: 'Du administrerer de kundenumre, du har adgang til.',
  Superadmin: 'Du administrerer alle kundenumre og bestemmer, hvem der er administrator.',
};

export const texts = {
  title: 'Mine indstillinger',
  help: 'Se og ret de oplysninger, vi har om dig, og se, hvad du har adgang til.',

  personal: {
    heading: 'Dine oplysninger',
    change: 'Skift',
    edit: 'Rediger',
    failed: 'Vi kunne ikke hente dine oplysninger.',
    name: 'Navn',
    nameMissing: 'Dit navn mangler.',
    changeName: 'Skift navn',
    email: 'E-mail',
    verified: 'Bekræftet',
    notVerified: 'Ikke bekræftet',
    changeEmail: 'Skift e-mail',
    phone: 'Telefonnummer',
    phoneMissing: 'Du har ikke angivet et telefonnummer.',
    changePhone: 'Skift telefonnummer',
    confirm: 'Bekræft',
    confirmPhone: 'Bekræft telefonnummer',
    password: 'Adgangskode',
    passwordHidden: 'Din adgangskode vises aldrig.',
    changePassword: 'Skift adgangskode',
    reminders: 'Påmindelser om fakturaer',
    remindersOn: 'Med e-mail',
    remindersOff: 'Slået fra',
    changeReminders: 'Rediger påmindelser om fakturaer',
    secondFactor: 'Totrinsbekræftelse',
    secondFactorOn: 'Slået til',
    secondFactorOff: 'Slået fra',
    changeSecondFactor: 'Rediger totrinsbekræftelse',
    passkeys: 'Adgangsnøgler',
    passkeysHidden: 'Log ind uden adgangskode.',
    seePasskeys: 'Se adgangsnøgler',
    signIns: 'Aktive logins',
    signInsHidden: 'Browsere, hvor du er logget ind lige nu.',
    see: 'Se',
    seeSignIns: 'Se aktive logins',
    messages: 'Beskeder',
    messagesMail: 'Med e-mail',
    messagesText: 'Med sms',
    messagesBoth: 'Med e-mail og sms',
    messagesOff: 'Kun i portalen',
    changeMessages: 'Rediger beskeder',
    latestSignIn: 'Seneste login',
    neverSignedIn: 'Du har ikke logget ind før.',
    since: 'Bruger siden',
  },

  access: {
    heading: 'Din adgang',
    customer: 'Virksomhed',
    role: 'Rolle',
    reach: 'Kundenumre',
    all: 'Du har adgang til alle kundenumre.',
    selected: 'Du har adgang til udvalgte kundenumre:',
    failed: 'Vi kunne ikke hente din adgang lige nu.',
    retry: 'Prøv igen',
  },

  customers: {
    heading: 'Dine virksomheder',
    failed: 'Vi kunne ikke hente dine virksomheder.',
    current: 'Valgt nu',
    nameMissing: (id: string) => `Navn mangler (${id})`,
    facts: (cvr: string, role: string) => `CVR-nr. ${cvr} · ${role}`,
  },
} as const;
