import type { SuspensionBody, SuspensionState } from 'shared/contracts/suspension';
import type { SubscriptionType } from 'shared/contracts/subscription-kind';

type Action = SuspensionBody['action'];

export const suspendTexts = {
  reason: 'Hvorfor skal abonnementet spærres?',
  reasonMissing: 'Vælg, hvorfor abonnementet skal spærres',
  datePassed: 'Datoen må ikke ligge før i dag',
} as const;

export const titles: Readonly<Record<Action, string>> = {
  Suspend: 'Spær abonnement',
  Reactivate: 'Genåbn abonnement',
};

export const dateLabels: Readonly<Record<Action, string>> = {
  Suspend: 'Hvornår skal abonnementet spærres?',
  Reactivate: 'Fra hvilken dag skal det genåbnes?',
};

/** CTRL-002. */
export const placedTitles: Readonly<Record<Action, string>> = {
  Suspend: 'Abonnementet bliver spærret',
  Reactivate: 'Abonnementet bliver genåbnet',
};

/** For who uses a subscription and has lost its telephone. */
export const lossTexts = {
  reason: 'Hvad er der sket?',
  reasonMissing: 'Vælg, hvad der er sket',
  meaning:
    'Nummeret bliver spærret, så ingen andre kan bruge det. Kun en administrator kan åbne det igen og bestille et nyt simkort.',
  submit: 'Spær nummeret',
  placed: 'Nummeret bliver spærret',
} as const;

export const consequencesTitle = 'Mens abonnementet er spærret';
const feeGoesOn = 'I betaler fortsat for abonnementet.';

/** What a suspension means, by what the subscription is. */
export const consequences: Readonly<Record<SubscriptionType, readonly string[]>> = {
  MOBILE: [
    feeGoesOn,
    'Telefonen kan ikke ringe, sende sms eller bruge data, og ingen kan ringe til nummeret.',
    'Der kan stadig ringes til 112.',
    'Simkort, e-sim og datakort virker ikke. Når først abonnementet er spærret, kan de ikke skiftes, før det er genåbnet.',
  ],
  MOBILE_BROADBAND: [
    feeGoesOn,
    'Forbindelsen til internettet virker ikke.',
    'Simkort virker ikke. Når først abonnementet er spærret, kan de ikke skiftes, før det er genåbnet.',
  ],
  BROADBAND: [
    feeGoesOn,
    'Forbindelsen virker ikke. Det gælder også for alarmer og telefoner, der bruger den.',
  ],
  UNKNOWN: [feeGoesOn, 'Forbindelsen virker ikke.'],
};

/** A card that somebody else may have must not come into use again. */
export const newCardText =
  'Når I har et nyt simkort: Genåbn abonnementet, og skift straks til det nye simkort.';

/** Offered with the suspension, where somebody else may have the card. */
export const replacementTexts = {
  replacement: 'Skal nummeret have et nyt simkort?',
  options: {
    None: { label: 'Nej, ikke nu' },
    Esim: {
      label: 'Ja, et e-sim',
      help: 'Det installeres med en QR-kode, som kan ses, når nummeret er spærret.',
    },
    SimCard: { label: 'Ja, et simkort, vi har liggende', help: 'Nummeret står på kortet.' },
  },
  replaced: {
    Esim: 'Det gamle simkort kommer aldrig til at virke igen. Når abonnementet genåbnes, virker det med e-simkortet.',
    SimCard:
      'Det gamle simkort kommer aldrig til at virke igen. Når abonnementet genåbnes, virker det med det nye simkort.',
  },
} as const;

/** While the new eSIM is not installed. */
export const installFirst = 'Installér det først.';

/** @param replacement what has taken the place of a card that was gone */
export const reactivateText = (replacement: SuspensionState['replacement']): string => {
  if (replacement === 'Esim')
    return 'Abonnementet kan bruges igen med det nye e-sim, når ordren er gennemført.';
  return replacement === 'SimCard'
    ? 'Abonnementet kan bruges igen med det nye simkort, når ordren er gennemført. Det gamle simkort virker ikke igen.'
    : 'Abonnementet kan bruges igen med de samme simkort, når ordren er gennemført. Er et simkort blevet væk eller stjålet, skal I skifte det lige bagefter.';
};
