/**
 * Danish labels of the actions, for the activity log and its file export. Keys are the `AuditAction` of the
 * contracts.
 */
export const auditActionLabels = {
  Unknown: 'Ukendt',
  InvitationCreated: 'Invitation sendt',
  InvitationResent: 'Invitation gensendt',
  InvitationDeleted: 'Invitation slettet',
  InvitationAccepted: 'Invitation accepteret',
  AccessChanged: 'Rettigheder ændret',
  AccessRemoved: 'Administrator slettet',
  NameChanged: 'Navn ændret',
  EmailChanged: 'E-mail ændret',
  OrderPlaced: 'Ordre afgivet',
  AccountChanged: 'Kundenummer ændret',
  SubscriptionChanged: 'Abonnement ændret',
  PukCodeShown: 'PUK-kode vist',
  UsageAlertChanged: 'Forbrugsadvarsel ændret',
  UsageAlertSent: 'Forbrugsadvarsel sendt',
  EsimLinkSent: 'Link til e-sim sendt',
  EsimLinkShown: 'Kode til e-sim vist',
  EsimLinkWithdrawn: 'Link til e-sim trukket tilbage',
  OrderCancelled: 'Ordre fortrudt',
  OrderCompleted: 'Ordre gennemført',
  OrderFailed: 'Ordre fejlet',
  BulkJobStarted: 'Samlet ændring startet',
  BulkJobRetried: 'Samlet ændring prøvet igen',
  PaymentStarted: 'Kortbetaling påbegyndt',
  PaymentReceived: 'Kortbetaling modtaget',
  DocumentFetched: 'Dokument hentet',
  SignedIn: 'Login',
  PhoneNumberChanged: 'Telefonnummer ændret',
} as const;
