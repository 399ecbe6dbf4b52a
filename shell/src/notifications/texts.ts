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
} as const;
