import type { AccountOwnerControls } from 'shared/contracts/account-changes';
import type { OwnerControl } from 'shared/contracts/account';
import { ownerControlNames } from 'shared/format/account-labels';
import { formatCount } from 'shared/format/number';

export const texts = {
  title: 'Medarbejderrettigheder',
  help: (account: string) => `Hvad medarbejderne må bruge abonnementerne på ${account} til.`,
  submit: 'Gem ændringer',
  changes: 'Det ændrer du',
  applies: (count: string) =>
    `Det gælder for alle abonnementer på kundenummeret (${count}), også dem der kommer til senere.`,
  placed: 'Medarbejderrettighederne bliver ændret',
  placedText: (orderId: string) =>
    `Ordre ${orderId} er sendt. Der kan gå op til 10 minutter, før ændringen vises.`,
  forbiddenTitle: 'Du kan ikke ændre medarbejderrettigheder',
} as const;

/** What each control is about. */
export const controlTexts: Readonly<
  Record<keyof AccountOwnerControls, { readonly label: string; readonly help: string }>
> = {
  nationalUsageAllowance: {
    label: ownerControlNames.nationalUsageAllowance,
    help: 'Opkald, beskeder og data, som ikke er med i abonnementets pris.',
  },
  retailRoaming: {
    label: ownerControlNames.retailRoaming,
    help: 'Opkald, beskeder og data uden for Danmark.',
  },
  roamingCostControl: {
    label: ownerControlNames.roamingCostControl,
    help: 'Når prisloftet er nået, stopper data, medmindre der er åbnet for mere.',
  },
};

/** What each setting means for the employee. */
export const settingTexts: Readonly<Record<Exclude<OwnerControl, 'Unknown'>, string>> = {
  NoBlock: 'Medarbejderen kan bruge det frit. I betaler for forbruget.',
  SoftBlock: 'Det er lukket fra start, men medarbejderen kan selv åbne for det.',
  Block: 'Kun en administrator kan åbne for det på det enkelte abonnement.',
  ForceBlock: 'Det kan ikke åbnes på noget abonnement, heller ikke af en administrator.',
};

/** Which subscriptions are not set as the account says. */
export const differingTexts = {
  heading: 'Abonnementer, der afviger',
  failed: 'Vi kunne ikke se, hvilke abonnementer der afviger.',
  differing: (count: number): string => {
    const about = 'forbrug ud over abonnementet i Danmark';
    if (count === 0) return `Ingen aktive mobilabonnementer afviger i dag fra kundenummerets ${about}.`;
    return count === 1
      ? `1 abonnement er i dag sat anderledes end kundenummeret for ${about}.`
      : `${formatCount(count)} abonnementer er i dag sat anderledes end kundenummeret for ${about}.`;
  },
  some: (shown: number) => `De første ${String(shown)} vises.`,
  others: 'De to andre rettigheder sættes kun på kundenummeret og gælder for alle abonnementer på det.',
  subscription: 'Abonnement',
  product: 'Produkt',
  now: 'Er nu',
  barred: 'Spærret',
  open: 'Åbent',
} as const;
