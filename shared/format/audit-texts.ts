import type { auditActionLabels } from './audit-action.ts';
import type { orderTypeLabels } from './order-type.ts';

export type AuditActionName = keyof typeof auditActionLabels;
export type OrderTypeName = keyof typeof orderTypeLabels;
export type AuditKind = 'Unknown' | 'Person' | 'Subscription' | 'Account' | 'BillingItem' | 'BulkJob';

export const auditReasons = {
  Unknown: '',
  Lost: 'mistet',
  Stolen: 'stjålet',
  Leave: 'orlov',
  Other: 'anden årsag',
  UserLeft: 'brugeren er stoppet',
  NotNeeded: 'ikke længere brug for det',
  OtherProvider: 'skift til en anden udbyder',
  Price: 'for dyrt',
} as const;

export const auditFormats = { Unknown: '', Pdf: ' som PDF', Csv: ' som CSV', OioUbl: ' som OIOUBL' } as const;

/** The verb phrase for whoever placed the order; the subject follows. */
export const orderVerbs: Readonly<Record<OrderTypeName, string>> = {
  Unknown: 'bestilte en ændring af',
  CreateAccount: 'oprettede',
  ChangeAccount: 'ændrede',
  RemoveAccount: 'nedlagde',
  CreateSubscription: 'oprettede abonnementet',
  ChangeSubscription: 'ændrede abonnementet',
  RemoveSubscription: 'nedlagde abonnementet',
  ChangePriceplan: 'skiftede abonnement på',
  CreateAdditionalProduct: 'tilkøbte et tillægsprodukt til',
  ChangeAdditionalProduct: 'ændrede et tillægsprodukt på',
  RemoveAdditionalProduct: 'fjernede et tillægsprodukt fra',
  UpdatedOwnerControl: 'ændrede medarbejderrettigheder på',
  CreateBarring: 'oprettede en spærring på',
  RemoveBarring: 'fjernede en spærring på',
  CreateSimCard: 'bestilte simkort til',
  ChangeSimCard: 'skiftede simkort på',
  CreateExtraDataCard: 'tilføjede et datakort til',
  ChangeExtraDataCard: 'skiftede datakort på',
  RemoveExtraDataCard: 'fjernede et datakort fra',
  HardwarePayment: 'betalte udstyr på',
  Fee: 'fik et gebyr på',
  NumberPorting: 'bestilte nummerflytning af',
  CallForvarding: 'ændrede viderestilling på',
  Termination: 'opsagde',
  Charge: 'fik en opkrævning på',
  Reactivation: 'genåbnede',
  Suspension: 'spærrede',
  ChangeAccountOwnerControl: 'ændrede medarbejderrettigheder på',
  ChangeSubscriptionOwnerControl: 'ændrede medarbejderrettigheder på',
};

/** Subject kind of entries that do not state it; for an order, its subscription. */
export const defaultKinds: Partial<Record<AuditActionName, AuditKind>> = {
  InvitationCreated: 'Person',
  InvitationResent: 'Person',
  InvitationDeleted: 'Person',
  InvitationAccepted: 'Person',
  AccessChanged: 'Person',
  AccessRemoved: 'Person',
  NameChanged: 'Person',
  EmailChanged: 'Person',
  AccountChanged: 'Account',
  SubscriptionChanged: 'Subscription',
  PukCodeShown: 'Subscription',
  EsimLinkSent: 'Subscription',
  EsimLinkShown: 'Subscription',
  EsimLinkWithdrawn: 'Subscription',
  BulkJobStarted: 'BulkJob',
  BulkJobRetried: 'BulkJob',
  PaymentStarted: 'BillingItem',
  PaymentReceived: 'BillingItem',
};
