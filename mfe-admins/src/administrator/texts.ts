import { formatCount } from 'shared/format/number';
import { delayText } from '../administrator-texts.ts';
import type { HandedOver } from './handed-over.ts';

export const administratorTexts = {
  title: 'Administratordetaljer',
  /** In the browser's tab, as that of an invitation. */
  pageTitle: (email: string) => `Administrator ${email}`,
  failed: 'Der skete en fejl ved administratordetaljer',
  email: 'E-mail',
  userSince: 'Bruger siden',
  latestLogin: 'Seneste login',
  neverLoggedIn: 'Har ikke logget ind endnu',
  activityLog: 'Se administratorens aktivitet',
  actions: 'Flere handlinger',
  edit: 'Rediger oplysninger',
  editBlocked: 'Oplysningerne kan kun ændres af administratoren selv.',
  editOwn: 'Rediger dine oplysninger i Mine indstillinger.',
  remove: 'Slet administrator',
  removeTitle: 'Slet administrator',
  removeText: 'Hvis du sletter administratoren, vil personen ikke længere have adgang.',
  removeConfirm: 'Ja, slet administratoren',
  removeCancel: 'Nej, tilbage',
  noAccess: 'Du har ikke adgang til at håndtere administratorer',
  oneself: 'Du kan ikke slette dig selv.',
  superadmin: 'Kun kundeservice kan ændre eller slette superadministratorer.',
  comingSoon: 'Du kan snart ændre, hvilke kundenumre administratorer har adgang til.',
} as const;

/** That alerts of usage go on (decision 48), where there are any. */
export const handedOverText = ({ count, toldAlone }: HandedOver): string => {
  const goOn =
    count === 1
      ? 'Personen har 1 forbrugsadvarsel. Den fortsætter'
      : `Personen har ${formatCount(count)} forbrugsadvarsler. De fortsætter`;
  if (toldAlone === 0) return `${goOn} uden personen.`;
  if (toldAlone === count) return `${goOn}, og du får besked i stedet for personen.`;
  return `${goOn} uden personen, og du får besked fra ${formatCount(toldAlone)} af dem, som ingen andre får besked fra.`;
};

export const alreadyGoneToast = {
  title: 'Administratoren findes ikke længere',
  richText: 'Adgangen er fjernet i mellemtiden.',
} as const;

export const removedToast = { title: 'Administratoren er slettet', richText: delayText } as const;

export const rightsTexts = {
  title: 'Rettigheder',
  failed: 'Der skete en fejl ved administratorrettigheder',
  edit: 'Rediger rettigheder',
  all: 'Administratoren har adgang til alle kundenumre',
  selected: 'Administratoren har adgang til disse kundenumre:',
  unknown: 'Der mangler oplysninger om hvilke kundenumre denne admin har adgang til.',
  save: 'Gem ændringer',
  changes: 'Det ændrer du',
  toAll: 'Administratoren får adgang til alle kundenumre.',
  toSelected: 'Administratoren mister adgangen til alle andre kundenumre end disse:',
  firstSelected: 'Administratoren får adgang til disse kundenumre:',
  added: 'Får adgang til',
  removed: 'Mister adgang til',
} as const;

/** ADM-063, quoted. */
export const rightsToast = {
  title: 'Ændringerne er blevet gemt',
  richText: 'Der kan gå et øjeblik før de nye rettigheder vises. Genindlæs siden for at tilrette.',
} as const;
