import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import buttonStyles from '../button/button.module.css';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';
import { useLinkTo } from '../provider/portal-links.ts';
import type { ButtonSize, ButtonVariant } from '../button/button.tsx';

export interface LinkButtonProps {
  href: string;
  children?: ReactNode;
  variant?: Exclude<ButtonVariant, 'spinner' | 'reset'>;
  size?: ButtonSize;
  icon?: IconName;
  /** File name of the download, if the link is a download. */
  download?: string;
  'aria-label'?: string;
}

/** A link to a page or file that looks like a button. For an action on the current page use `Button`. */
export const LinkButton = ({
  href,
  children,
  variant = 'primary',
  size = 'medium',
  icon,
  ...rest
}: LinkButtonProps) => (
  <a
    {...rest}
    {...useLinkTo(href)}
    className={cx(buttonStyles.button)}
    data-variant={variant}
    data-size={size}
  >
    {icon === undefined ? null : <Icon name={icon} />}
    {children}
  </a>
);
