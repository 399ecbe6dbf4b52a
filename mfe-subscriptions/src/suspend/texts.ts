import type { SuspensionBody } from 'shared/contracts/suspension';
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
  Suspend: 'Fra hvilken dag skal det spærres?',
  Reactivate: 'Fra hvilken dag skal det genåbnes?',
};

/** CTRL-002. */
export const placedTitles: Readonly<Record<Action, string>> = {
  Suspend: 'Abonnementet bliver spærret',
  Reactivate: 'Abonnementet bliver genåbnet',
};

export const consequencesTitle = 'Mens abonnementet er spærret';
const feeGoesOn = 'I betaler fortsat for abonnementet.';

/** What a suspension means, by what the subscription is. */
export const consequences: Readonly<Record<SubscriptionType, readonly string[]>> = {
  MOBILE: [
    feeGoesOn,
    'Telefonen kan ikke ringe, sende sms eller bruge data, og ingen kan ringe til nummeret.',
    'Der kan stadig ringes til 112.',
    'SIM-kort, e-sim og datakort virker ikke og kan ikke skiftes, før abonnementet er genåbnet.',
  ],
  MOBILE_BROADBAND: [
    feeGoesOn,
    'Forbindelsen til internettet virker ikke.',
    'SIM-kort virker ikke og kan ikke skiftes, før abonnementet er genåbnet.',
  ],
  BROADBAND: [
    feeGoesOn,
    'Forbindelsen virker ikke. Det gælder også for alarmer og telefoner, der bruger den.',
  ],
  UNKNOWN: [feeGoesOn, 'Forbindelsen virker ikke.'],
};

/** A card that somebody else may have must not come into use again. */
export const newCardText =
  'Skal det nye SIM-kort bruge samme nummer, så genåbn abonnementet, og skift SIM-kortet med det samme.';

export const reactivateText =
  'Abonnementet kan bruges igen med de samme SIM-kort, når ordren er gennemført. Er et SIM-kort mistet eller stjålet, så skift det med det samme bagefter.';
