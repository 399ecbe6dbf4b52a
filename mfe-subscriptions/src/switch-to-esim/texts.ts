export const switchToEsimTexts = {
  title: 'Skift til e-sim',
  before: [
    'Et e-sim er et digitalt simkort, der installeres på telefonen med en QR-kode.',
    'Det nuværende simkort virker, indtil e-simkortet er installeret. Kontrollér, at telefonen kan bruge e-sim, før du bestiller.',
  ],
  order: 'Bestil e-sim',
  orderNew: 'Bestil nyt e-sim',
  steps: [
    'Scan QR-koden med kameraet på den telefon, der skal bruge abonnementet, eller send linket til den, der har telefonen.',
    'E-simkortet kan kun aktiveres én gang. Slet det ikke fra telefonen igen.',
  ],
  copy: 'Kopiér link',
  notCopied: 'Linket kan kun kopieres, mens e-simkortet er bestilt og ikke taget i brug.',
  finish: 'Afslut',
} as const;

/** ERR-061: that it is an order, and how long it may take. */
export const esimOrderedToast = {
  title: 'E-simkortet er bestilt',
  richText: 'Der kan gå op til 10 minutter, før ændringen vises.',
} as const;

/** ESIM-015. */
export const copiedToast = {
  title: 'Linket er kopieret',
  richText: 'E-simkortet kan kun aktiveres én gang.',
} as const;

/** ESIM-014: too late, or the browser does not let the page write to the clipboard. */
export const copyFailedToasts = {
  notOrdered: {
    title: 'Linket blev ikke kopieret',
    richText: 'Det kan kun kopieres, mens e-simkortet er bestilt og ikke taget i brug.',
  },
  noClipboard: {
    title: 'Linket blev ikke kopieret',
    richText: 'Browseren tillod det ikke. Scan QR-koden i stedet.',
  },
} as const;
