import type { EsimStatus } from 'shared/contracts/sim-card';

/** Words for a SIM card, on every page that shows one. */
export const simCardTexts = {
  mainSim: 'Hovedsimkort',
  simNumber: 'Simkortnummer',
  phoneNumber: 'Nummer',
  pukCode: 'PUK-kode',
  noPukCode: '-',
  onlyOwnPukCode: 'Kun administratorer og den, der bruger nummeret, kan se PUK-koden.',
  noDataCardPukCode: 'Kun administratorer kan se PUK-koden.',
  unknownPukCode: 'Vi kender ikke PUK-koden. Kontakt kundeservice.',
  showPuk: 'Vis PUK-kode',
  hidePuk: 'Skjul PUK-kode',
  unnamed: 'Simkort',
} as const;

/** What each status of an eSIM is called (ESIM-005). */
export const esimStatusTexts: Readonly<Record<EsimStatus, string>> = {
  Activated: 'Aktiveret',
  Ordered: 'Bestilt',
  Refused: 'Afvist',
  Unknown: 'Ukendt',
};

/** Why SIM cards are not shown: any fault, and a number that is not the subscription's (SIM-012, SIM-013). */
export const simFailureTexts = {
  title: 'Det var ikke muligt at hente informationer om simkort',
  message: 'Kunne ikke indlæse detaljerne for det valgte sim- eller e-simkort.',
  toSimCards: 'Se abonnementets simkort',
  unknownNumber: (number: string) =>
    `Der er ikke et simkort med simkortnummer ${number} tilknyttet abonnementet`,
} as const;

export const esimTexts = {
  title: 'E-sim',
  none: 'Der er ikke et e-sim på abonnementet.',
  scan: 'Scan QR-koden med kameraet på den telefon, der skal bruge e-simkortet.',
  noQrCode: 'QR-koden kan ikke bruges',
  /** Why there is no QR code to scan, for each status that has none (ESIM-013). */
  explanations: {
    Activated: 'E-simkortet er installeret. QR-koden kan ikke bruges igen.',
    Refused: 'E-simkortet blev afvist. Bestil et nyt e-sim, eller skriv til kundeservice fra menuen.',
    Unknown:
      'Vi kan ikke se, hvor langt e-simkortet er. Prøv igen om lidt, eller skriv til kundeservice fra menuen.',
  },
  onlyAdministrators: 'Kun administratorer og den, der bruger nummeret, kan se QR-koden.',
} as const;

export const simChangeTexts = {
  back: 'Administrer simkort',
  onlyMain: 'Her kan du kun skifte hovedsimkortet.',
} as const;
