import type { ReactNode, Ref } from 'react';
import { cx } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { useLinkTo } from '../provider/portal-links.ts';
import styles from './link.module.css';

export interface LinkProps {
  /** Address in the portal, or a whole address elsewhere. */
  href: string;
  children: ReactNode;
  /** `inline` in running text; `standalone` on a line of its own; `quiet` takes the colour around it. */
  variant?: 'inline' | 'standalone' | 'quiet';
  /** The address is outside of the portal: opens in a new tab and says so with an icon. */
  isExternal?: boolean;
  'aria-label'?: string;
  'aria-current'?: 'page';
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to a page. Moves within the portal go through the router that the shell supplies; others do not know it. */
export const Link = ({ href, children, variant = 'inline', isExternal = false, ...rest }: LinkProps) => {
  const inPortal = useLinkTo(href);
  const look = { className: cx(styles.link), 'data-variant': variant };
  if (!isExternal)
    return (
      <a {...rest} {...look} {...inPortal}>
        {children}
      </a>
    );
  return (
    <a {...rest} {...look} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" size="xs" label="Åbner i en ny fane" />
    </a>
  );
};
