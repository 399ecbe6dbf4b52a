/** Danish words of the customers of a superadministrator of several. */
import { formatCount } from 'shared/format/number';

export const customersTexts = {
  heading: 'Alle virksomheder',
  nearLimit: (count: number) => `${formatCount(count)} tæt på datagrænsen`,
  nothing: 'Intet haster',
} as const;
