import { ESIM_LINK_HOURS, type OpenEsimLink } from 'shared/contracts/esim-code';
import { formatDateTime } from 'shared/format/date';
import { formatPhoneNumber } from 'shared/format/phone';

const askAgain = 'Bed den, der sendte dig linket, om at sende et nyt.';

/** Danish sentences of the page behind the link to an eSIM. */
export const installEsimTexts = {
  title: 'Installér e-sim',
  withoutLink: `Du installerer et e-sim med linket i den e-mail eller sms, du har fået. Har du mistet det, så bed den, der står for telefonerne i din virksomhed, om at sende et nyt.`,
  loadFailed: 'Vi kunne ikke kontrollere linket.',
  lead: ({ number, isDataCard }: OpenEsimLink) =>
    `Her er dit e-sim til ${isDataCard ? 'datakortet på ' : ''}${formatPhoneNumber(number ?? '')}.`,
  once: 'Koden vises kun én gang. Vent med at trykke, til du har den telefon eller tablet ved hånden, som skal have e-simkortet, og den er på wi-fi.',
  until: (expiresAt: string) => `Linket virker til ${formatDateTime(expiresAt)}.`,
  lost: 'Koden nåede ikke frem til dig. Du kan se den nu.',
  show: 'Vis koden',
  shown: {
    title: 'Her er din kode',
    lead: 'Scan QR-koden med kameraet på den telefon eller tablet, der skal have e-simkortet. Luk ikke siden, før det er installeret: koden kan ikke vises igen.',
    once: 'E-simkortet kan kun aktiveres én gang. Slet det ikke fra telefonen igen.',
  },
  /** Why there is no code, for each state that has none. */
  states: {
    Shown: (shownAt: string | null) => ({
      title: 'Koden er allerede vist',
      text: `Linket viste koden ${shownAt === null ? '' : formatDateTime(shownAt)} og kan ikke vise den igen. Mangler du stadig e-simkortet, så bed den, der sendte dig linket, om at sende et nyt. Var det ikke dig, der så koden, så sig det med det samme.`,
    }),
    Expired: {
      title: 'Linket er udløbet',
      text: `Linket virkede i ${String(ESIM_LINK_HOURS)} timer. ${askAgain}`,
    },
    Withdrawn: {
      title: 'Linket er trukket tilbage',
      text: 'Den, der sendte dig linket, har trukket det tilbage. Spørg vedkommende, hvis du stadig mangler et e-sim.',
    },
    Installed: {
      title: 'E-simkortet er installeret',
      text: 'E-simkortet er taget i brug, så linket har ikke mere at vise. Er det ikke dig, der har installeret det, så sig det med det samme til den, der sendte dig linket.',
    },
    Unusable: {
      title: 'E-simkortet kan ikke installeres længere',
      text: `Det er afvist, eller et andet simkort har taget dets plads. ${askAgain}`,
    },
    Unknown: {
      title: 'Linket virker ikke længere',
      text: `Der er måske sendt et nyere link, eller adressen er ikke hel. Brug linket i den nyeste besked. ${askAgain}`,
    },
  },
} as const;
