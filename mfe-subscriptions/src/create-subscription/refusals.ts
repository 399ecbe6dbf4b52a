import type { Draft } from './draft.ts';
import { accountTexts, planTexts } from './texts.ts';

interface Place {
  readonly step: keyof Draft;
  readonly field: string;
  readonly message?: string;
  /** New value of the field when what was selected is gone. */
  readonly put?: string;
}

/**
 * The step and field that show why the server rejected the order, with a message of their own where the catalogue's
 * does not fit.
 */
const places = {
  PricePlanNotOffered: { step: 'plan', field: 'offering', message: planTexts.withdrawn, put: '' },
  NotFound: { step: 'account', field: 'accountId', message: accountTexts.gone, put: '' },
  TargetAccountIsClosed: { step: 'account', field: 'accountId', put: '' },
  AccountProductGroupDoesNotFit: { step: 'account', field: 'accountId', put: '' },
  NumberNotAvailable: { step: 'number', field: 'number', put: '' },
  NumberCannotBePorted: { step: 'number', field: 'portedNumber' },
  PortingDayNotAvailable: { step: 'number', field: 'wishDate' },
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
