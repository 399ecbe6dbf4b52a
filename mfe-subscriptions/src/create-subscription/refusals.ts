import type { Draft } from './draft.ts';
import { accountTexts, planTexts } from './texts.ts';

interface Place {
  readonly step: keyof Draft;
  readonly field: string;
  readonly message?: string;
  /** What the field becomes, where what was chosen is gone. */
  readonly put?: string;
}

/** Where in the steps it is told why the server refused the order, and how where the catalogue speaks of something else. */
const places = {
  PricePlanNotOffered: { step: 'plan', field: 'offering', message: planTexts.withdrawn, put: '' },
  NotFound: { step: 'account', field: 'accountId', message: accountTexts.gone, put: '' },
  TargetAccountIsClosed: { step: 'account', field: 'accountId', put: '' },
  AccountProductGroupDoesNotFit: { step: 'account', field: 'accountId', put: '' },
  NumberNotAvailable: { step: 'number', field: 'number', put: '' },
  NumberCannotBePorted: { step: 'number', field: 'portedNumber' },
  PortingDayIsTooEarly: { step: 'number', field: 'wishDate' },
  EffectiveDateMustNotBeInThePast: { step: 'number', field: 'wishDate' },
  EffectiveDdateMustNotBeMoreThanFourCalendarMonthsInTheFuture: { step: 'number', field: 'wishDate' },
  AttachmentNotFound: { step: 'number', field: 'attachmentId', put: '' },
  IccShouldContainDigitsOnly: { step: 'sim', field: 'icc' },
  IccCantBeFound: { step: 'sim', field: 'icc' },
  IccNotAvailable: { step: 'sim', field: 'icc' },
  IccAlreadyInUse: { step: 'sim', field: 'icc' },
  ExtraServiceNotOffered: { step: 'services', field: 'services' },
  ExtraServiceRequiresAnother: { step: 'services', field: 'services' },
  ExtraServiceExcludesAnother: { step: 'services', field: 'services' },
} as const satisfies Record<string, Place>;

type Code = keyof typeof places;
export const refusalCodes = Object.keys(places) as Code[];

export const placeOf = (code: Code): Place => places[code];
