import { formatCount } from 'shared/format/number';

/** Danish sentences of the bell and what it tells. */
export const notificationTexts = {
  title: 'Notifikationer',
  bell: (unread: number) =>
    unread === 0
      ? 'Notifikationer'
      : `Notifikationer, ${unread === 1 ? '1 ulæst' : `${formatCount(unread)} ulæste`}`,
  list: 'Notifikationer fra de seneste 30 dage',
  unread: 'Ulæst',
  readAll: 'Markér alle som læst',
  allRead: 'Alle notifikationer er læst.',
  more: 'Vis flere',
  none: 'Der er ingen notifikationer fra de seneste 30 dage.',
  loadFailed: 'Kunne ikke indlæse notifikationerne.',
  unknown: 'Der er sket noget nyt',
  orderFor: (order: string, whom: string) => `${order} for ${whom}`,
  completed: (order: string) => `${order} er gennemført`,
  failed: (order: string) => `${order} mislykkedes`,
  jobEnded: (count: number) =>
    `Jeres samlede ændring er afsluttet. ${formatCount(count)} ${count === 1 ? 'ordre' : 'ordrer'} er gennemført`,
  issued: (paper: string, amount: string) => `Ny: ${paper} på ${amount}`,
  overdue: (paper: string, amount: string) => `${paper} er forfalden. I mangler at betale ${amount}`,
  reached: (whom: string, limit: string) => `${whom} har nået ${limit}`,
  manyReached: (count: number, account: string, limit: string) =>
    `${count === 1 ? '1 abonnement' : `${formatCount(count)} abonnementer`} på ${account} har nået ${limit}`,
  accepted: (whom: string) => `${whom} har taget imod invitationen`,
  ownAccess: 'Dine rettigheder er ændret',
  access: (whom: string) => `Rettighederne for ${whom} er ændret`,
  removed: (whom: string) => `${whom} har ikke længere adgang`,
} as const;
