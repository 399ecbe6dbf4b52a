/** Danish sentences of the dialog of an expired sign-in: the first page has none of them. */
export const expiredDialogTexts = {
  title: 'Du er logget ud',
  text: 'Du har været væk for længe, eller dit login er afsluttet et andet sted. Log ind igen for at komme tilbage til siden. Det, du ikke har gemt, skal du skrive igen.',
  signIn: 'Log ind igen',
  failed: 'Vi kan ikke komme i kontakt med login lige nu. Prøv igen om lidt.',
} as const;
