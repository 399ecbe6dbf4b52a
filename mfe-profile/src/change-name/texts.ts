export const changeNameTexts = {
  title: 'Skift navn',
  help: 'Dit navn vises ved det, du gør i selvbetjeningen, og på listen over administratorer.',
  firstName: 'Fornavn',
  lastName: 'Efternavn',
  saved: 'Dit navn er ændret',
} as const;
