/** Danish sentences of the question before an unused sign-in ends. */
export const idleTexts = {
  title: 'Er du der stadig?',
  text: (minutes: number) =>
    `Du har ikke brugt Selvbetjening i et stykke tid. Derfor bliver du logget ud om ${
      minutes === 1 ? '1 minut' : `${String(minutes)} minutter`
    }, og det, du ikke har gemt, går tabt.`,
  stay: 'Bliv logget ind',
  signOut: 'Log ud',
  failed: 'Det lykkedes ikke lige nu. Prøv igen om lidt.',
} as const;
