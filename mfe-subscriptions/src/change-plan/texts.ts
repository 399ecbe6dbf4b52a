export const changePlanTexts = {
  failed: 'Kunne ikke indlæse de abonnementer, der kan skiftes til.',
  none: 'Der er ingen andre abonnementer at skifte til lige nu.',
  today: (plan: string): string => `Abonnementet er i dag ${plan}.`,
  todayFor: (plan: string, price: string): string => `Abonnementet er i dag ${plan} til ${price}.`,
  plan: 'Hvilket abonnement skal det være?',
  planMissing: 'Vælg et abonnement',
  prices: 'Alle priser er ekskl. moms.',
  moment: 'Hvornår skal abonnementet skiftes?',
  datePassed: 'Datoen må ikke ligge før i dag',
  lost: 'Det mister I',
  submit: 'Skift abonnement',
  /** PLAN-008 */
  placed: 'Abonnementet bliver skiftet',
} as const;

export const momentTexts = {
  now: 'Nu',
  nextPeriod: (day: string): string => `Fra næste periode, ${day}`,
  day: 'En anden dag',
} as const;

export const choiceTexts = {
  perMonth: (amount: string, isMore: boolean): string => `${amount}/md ${isMore ? 'mere' : 'mindre'}`,
  moreData: (amount: string, isMore: boolean): string => `${amount} ${isMore ? 'mere' : 'mindre'} end i dag`,
} as const;
