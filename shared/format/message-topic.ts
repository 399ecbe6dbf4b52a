/** Danish labels of the topics of mail and text messages. Keys are the `MessageTopic` of the contracts. */
export const messageTopicLabels = {
  OrderDone: 'Ordrer, der er gennemført',
  OrderFailed: 'Ordrer, der fejlede',
  InvoiceIssued: 'Nye fakturaer og kreditnotaer',
  InvoiceOverdue: 'Forfaldne fakturaer',
  UsageLimit: 'Forbrug, der når en grænse',
  InvitationAccepted: 'Invitationer, der er taget imod',
  AccessChanged: 'Ændrede rettigheder',
} as const;
