/**
 * Validation messages: one full Danish sentence per rule. A missing value gets an instruction, a malformed
 * one a description. 'Forkert kode', 'Du skal vælge en mulighed' and 'Du skal vælge minimum ét kundenummer'
 * are quoted from the specification.
 */
export const validationTexts = {
  simNumber: {
    required: 'Indtast simkortnummeret',
    whole: 'Simkortnummeret må kun bestå af hele cifre uden decimaler',
    negative: 'Simkortnummeret må ikke være negativt',
    internalLength: 'Simkortnummeret skal være 20 cifre',
    length: 'Simkortnummeret skal være 11, 19 eller 20 cifre',
    mismatch: 'Simkortnummeret er ikke det samme som det, du indtastede før',
  },
  ean: {
    required: 'Indtast EAN-nummeret',
    whole: 'EAN-nummeret må kun bestå af hele cifre uden decimaler',
    negative: 'EAN-nummeret må ikke være negativt',
    length: 'EAN-nummeret skal være 13 cifre',
    checkDigit:
      'Det sidste ciffer passer ikke til resten af EAN-nummeret. Kontrollér, om du har tastet rigtigt.',
  },
  upload: {
    single: 'Du kan kun vælge én fil',
    type: 'Den valgte fil skal være af typen PDF, JPG eller PNG',
    size: 'Filen må højst fylde 2 GB',
    empty: 'Den valgte fil er tom',
  },
  phone: {
    required: 'Indtast telefonnummeret',
    digits: 'Telefonnummeret må kun indeholde tal',
    length: 'Telefonnummeret skal være 8 cifre',
    start: 'Telefonnummeret må ikke begynde med 1',
  },
  password: {
    required: 'Indtast adgangskoden',
    length: 'Adgangskoden skal være på mindst 8 tegn',
    characters: 'Adgangskoden skal indeholde små bogstaver, store bogstaver og tal',
    mismatch: 'De to adgangskoder er ikke ens',
    needs: {
      length: 'Mindst 8 tegn',
      lowerCase: 'Et lille bogstav',
      upperCase: 'Et stort bogstav',
      digit: 'Et tal',
    },
  },
  zipFormat: 'Postnummeret skal være 4 cifre',
  tooLong: (what: string, limit: number): string => `${what} må højst være på ${String(limit)} tegn`,
  cvr: 'CVR-nummeret skal være 8 cifre',
  portingDay: 'Nummeret kan kun flyttes på en hverdag, tidligst den næste',
  accountName: 'Navnet skal indeholde mindst 2 bogstaver',
  accessCode: {
    required: 'Indtast koden',
    length: 'Koden skal være 4 cifre',
    wrong: 'Forkert kode',
  },
  email: {
    format: 'E-mailadressen skal skrives som navn@domæne.dk',
    mismatch: 'De to e-mailadresser er ikke ens',
  },
  effectiveDate: 'Datoen må højst ligge fire måneder ude i fremtiden',
  choice: 'Du skal vælge en mulighed',
  accounts: 'Du skal vælge minimum ét kundenummer',
  linkInName: 'Et navn må ikke ligne en webadresse eller e-mailadresse. Sæt mellemrum efter et punktum',
  required: {
    firstName: 'Indtast fornavn',
    lastName: 'Indtast efternavn',
    companyName: 'Indtast virksomhedens navn',
    email: 'Indtast e-mailadresse',
    zipCode: 'Indtast postnummer',
    country: 'Vælg et land',
    streetName: 'Indtast vejnavn',
    houseNumber: 'Indtast husnummer',
    region: 'Indtast region',
    city: 'Indtast by',
    address: 'Indtast adresse',
    date: 'Vælg en dato',
    accountNumber: 'Vælg et kundenummer',
    subscription: 'Vælg et abonnement',
    number: 'Vælg et nummer',
    powerOfAttorney: 'Vælg en fuldmagt',
    donorOperator: 'Indtast det selskab, nummeret kommer fra',
    ownerName: 'Indtast ejerens navn',
  },
} as const;

/** Fields with a message for a missing value. */
export type RequiredField = keyof typeof validationTexts.required;
