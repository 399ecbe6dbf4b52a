/**
 * Labels for the values of a billing account. Keys are wire values: the enumerations of contracts/account.
 */
export const billCycleLabels = {
  Unknown: 'Ukendt',
  Monthly: 'Hver måned',
  Quarterly: 'Hvert kvartal',
} as const;

/** How an account receives its invoices. */
export const invoiceFormatLabels = {
  Unknown: 'Ukendt',
  EmailPdf: 'PDF på e-mail',
  Ean: 'EAN-faktura via NemHandel',
  Betalingsservice: 'Betalingsservice',
  Leverandorservice: 'Leverandørservice',
  Giro: 'Girokort',
} as const;

/** Permission levels of an owner control. */
export const ownerControlLabels = {
  Unknown: 'Ukendt',
  NoBlock: 'Ingen spærring',
  SoftBlock: 'Spærret, kan åbnes af medarbejderen',
  Block: 'Spærret, kan åbnes af administrator',
  ForceBlock: 'Altid spærret',
} as const;

/** Names of the owner controls. */
export const ownerControlNames = {
  nationalUsageAllowance: 'Forbrug ud over abonnementet i Danmark',
  retailRoaming: 'Forbrug i udlandet',
  roamingCostControl: 'Data over prisloftet i udlandet',
} as const;

type OwnerControls = Readonly<Record<keyof typeof ownerControlNames, keyof typeof ownerControlLabels>>;

/** The owner controls that differ from others, one line each: `Forbrug i udlandet: Altid spærret`. */
export const differingOwnerControls = (controls: OwnerControls, others: OwnerControls): string[] =>
  (['nationalUsageAllowance', 'retailRoaming', 'roamingCostControl'] as const)
    .filter(name => controls[name] !== others[name])
    .map(name => `${ownerControlNames[name]}: ${ownerControlLabels[controls[name]]}`);
