import type { ActionReason, SubscriptionAction } from 'shared/contracts/allowed-actions';
import { formatCount } from 'shared/format/number';

export const noticeTexts = {
  actionsFailed: 'Kunne ikke indlæse vigtig information om hvilke valg der er tilladte på siden.',
  toHistory: 'Gå til aktivitetshistorik',
} as const;

/** What the page's action being forbidden means (SUB-042 to SUB-047). */
export const forbiddenTexts: Readonly<Record<SubscriptionAction, string>> = {
  Terminate: 'Abonnementet kan ikke opsiges her',
  Suspension: 'Spærring kan ikke ændres for dette abonnement',
  BillingAccount: 'Det er ikke muligt at skifte kundenummer for dette abonnement',
  Barrings: 'Spærringer kan ikke ændres for dette abonnement',
  CallForwarding: 'Viderestillinger kan ikke ændres for dette abonnement',
  UserDetails: 'Oplysningerne kan ikke ændres for dette abonnement',
  PricePlan: 'Det er ikke muligt at skifte abonnement',
  ExtraServices: 'Ekstra services kan ikke ændres for dette abonnement',
  TopUp: 'Det er ikke muligt at tanke op på dette abonnement',
  SimCards: 'Simkort kan kun ændres, når abonnementet er aktivt',
  DataCards: 'Simkort kan kun ændres, når abonnementet er aktivt',
  ReportLoss: 'Abonnementet kan ikke meldes tabt eller stjålet',
};

/** Instead of the sentence about the status (SUB-047), when the role is the reason. */
export const simCardsForbiddenText = 'Du kan ikke ændre simkort';

/** Why, and what to do about it; the first four are those of the status (SUB-048 to SUB-051). */
export const reasonTexts: Readonly<Record<ActionReason | 'Unknown', string>> = {
  SuspendedNoAltering:
    'Abonnementet er spærret af kundeservice og kan ikke ændres her. Kontakt kundeservice, hvis det skal ændres.',
  Suspended: 'Abonnementet er spærret. Det skal genåbnes, før det kan ændres.',
  Cancelled: 'Abonnementet er ophørt og kan ikke ændres.',
  UnderTermination:
    'Abonnementet er opsagt. Opsigelsen skal fortrydes, før det kan ændres. Kontakt kundeservice, hvis I ikke kan fortryde den her.',
  RoleNotSufficient:
    'Kun administratorer kan ændre abonnementer. Bed en administrator i virksomheden om hjælp.',
  NotActive: 'Abonnementet er ikke aktivt endnu.',
  MissingContract: 'Virksomheden mangler en rammeaftale. Kontakt kundeservice.',
  UnknownSubscriptionType:
    'Kun kundeservice kan opsige denne type abonnement. Kontakt kundeservice, hvis det skal opsiges.',
  HomeOfficeAccount: 'Abonnementet hører til et kundenummer for Home Office. Kontakt kundeservice.',
  NoPricePlans: 'Der er ingen andre abonnementer at skifte til. Kontakt kundeservice.',
  OrderInProcessing: 'Der er allerede en ændring i gang. Du kan ændre igen, når den er gennemført.',
  Unknown: 'Kontakt kundeservice, hvis det skal ændres.',
};

export const processingTitle = (count: number): string =>
  count === 1 ? 'Der er en ændring i gang' : `Der er ${formatCount(count)} ændringer i gang`;

export const processingTexts = {
  order: (type: string, status: string): string => `${type} (${status})`,
  laterOrder: (type: string, status: string, day: string): string => `${type} (${status}, gælder fra ${day})`,
  delay: 'Der kan gå op til 10 minutter, før I kan se ændringen her.',
} as const;
