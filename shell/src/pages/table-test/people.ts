/** Rows of the test page: short and long, with and without optional values. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly account: string;
  /** In gigabytes. */
  readonly usage: number;
  readonly isActive: boolean;
}

export const people: readonly Person[] = [
  {
    id: 'p1',
    name: 'Anna Holm',
    number: '22 34 56 78',
    account: '80010001 Hovedkontor',
    usage: 3.2,
    isActive: true,
  },
  {
    id: 'p2',
    name: 'Åse Ørsted Kjærgaard-Christoffersen',
    number: '31 45 67 89',
    account: '80010002 Lager og varemodtagelse, Avedøre Holme',
    usage: 48.75,
    isActive: false,
  },
  { id: 'p3', name: 'Bo', number: '–', account: '–', usage: 0, isActive: true },
  {
    id: 'p4',
    name: 'Zenia Nørregaard',
    number: '20 11 22 33',
    account: '80010001 Hovedkontor',
    usage: 120,
    isActive: true,
  },
];
