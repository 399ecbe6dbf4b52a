import type { ReactNode, Ref } from 'react';
import { cx } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { useLinkTo } from '../provider/portal-links.ts';
import styles from './link.module.css';

export interface LinkProps {
  /** A portal path, or a full external URL. */
  href: string;
  children: ReactNode;
  /** `inline` in running text; `standalone` on its own line; `quiet` inherits the surrounding colour. */
  variant?: 'inline' | 'standalone' | 'quiet';
  /** An external link: opens in a new tab and shows an icon for it. */
  isExternal?: boolean;
  'aria-label'?: string;
  'aria-current'?: 'page';
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to a page. Portal links use the shell's router; external links do not. */
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
