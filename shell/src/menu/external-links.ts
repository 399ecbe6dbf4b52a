/** Menu items that link to other sites. The addresses are reserved example names, not real sites. */
import type { DerivedCustomer } from 'shared/customers/capabilities';
import { customerServiceHref } from 'shared/remote/links';

interface ExternalLink {
  readonly key: string;
  readonly heading: string;
  readonly description: string;
  readonly icon: string;
  readonly href: (customer: DerivedCustomer) => string;
  readonly isVisible: (customer: DerivedCustomer) => boolean;
}

const always = () => true;
const withContract = (customer: DerivedCustomer) => customer.hasContract;

export const externalLinks: readonly ExternalLink[] = [
  {
    key: 'insight',
    heading: 'Indsigt',
    description: 'Analyser af jeres forbrug',
    icon: 'chart',
    href: () => 'https://indsigt.lyng.example/',
    isVisible: always,
  },
  {
    key: 'telephony-standard',
    heading: 'Telefoni Standard',
    description: 'Administrer jeres omstilling',
    icon: 'phone',
    href: () => 'https://telefoni-standard.lyng.example/',
    isVisible: always,
  },
  {
    key: 'telephony-experience',
    heading: 'Telefoni Experience',
    description: 'Administrer jeres omstilling',
    icon: 'phone',
    href: () => 'https://telefoni-experience.lyng.example/',
    isVisible: always,
  },
  {
    key: 'employee-benefits',
    heading: 'Medarbejderfordele',
    description: 'Fordele til jeres medarbejdere',
    icon: 'users',
    href: () => 'https://medarbejderfordele.lyng.example/',
    isVisible: withContract,
  },
  {
    key: 'cancel-mobile',
    heading: 'Opsig mobilabonnementer',
    description: 'Opsig flere abonnementer på én gang',
    icon: 'document',
    href: () => 'https://www.lyng.example/erhverv/opsig-mobil',
    isVisible: withContract,
  },
  {
    key: 'cancel-home-office',
    heading: 'Opsig Home Office',
    description: 'Opsig bredbånd hos medarbejdere',
    icon: 'document',
    href: () => 'https://www.lyng.example/erhverv/opsig-home-office',
    isVisible: customer => customer.canViewHomeOfficeOrders,
  },
  {
    key: 'customer-service',
    heading: 'Skriv til kundeservice',
    description: 'Få svar fra os på hverdage',
    icon: 'chat',
    href: customer => customerServiceHref(customer),
    isVisible: always,
  },
];
