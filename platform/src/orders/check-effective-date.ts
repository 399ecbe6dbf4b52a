import { argumentError } from '../kernel/api-problem.ts';
import { addMonths } from '../time/danish-day.ts';

/**
 * Refuses a day from which no order can count. All are days in Denmark.
 *
 * @param startsOn the first day of the subscription, if it has one
 * @throws ApiProblem 400
 */
export function checkEffectiveDate(day: string, today: string, startsOn: string | null): void {
  if (day < today) throw argumentError('EffectiveDateMustNotBeInThePast');
  if (startsOn !== null && day < startsOn)
    throw argumentError('EffectiveDateMustNotBeBeforeSubscriptionStart');
  if (day > addMonths(today, 4))
    throw argumentError('EffectiveDdateMustNotBeMoreThanFourCalendarMonthsInTheFuture');
}
