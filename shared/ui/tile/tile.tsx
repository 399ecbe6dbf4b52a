import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';
import { useLinkTo } from '../provider/portal-links.ts';
import type { TagTone } from '../tag/tag.tsx';
import styles from './tile.module.css';

export interface TileProps {
  href: string;
  title: string;
  icon: IconName;
  /** The key figure: '3' or '1.234,50 kr.'. */
  value?: ReactNode;
  /** One line below the figure. */
  children?: ReactNode;
  /** Colour of the icon: `neutral` if nothing needs attention. */
  tone?: TagTone;
}

/** A link to an area, for the front page. The whole tile is clickable. */
export const Tile = ({ href, title, icon, value, children, tone = 'accent' }: TileProps) => (
  <a {...useLinkTo(href)} className={cx(styles.tile)}>
    <span className={styles.icon} data-tone={tone}>
      <Icon name={icon} />
    </span>
    <span className={styles.text}>
      <span className={styles.title}>{title}</span>
      {value === undefined ? null : <span className={styles.value}>{value}</span>}
      {children === undefined ? null : <span className={styles.help}>{children}</span>}
    </span>
    <span className={styles.arrow}>
      <Icon name="chevron" size="sm" rotate={270} />
    </span>
  </a>
);
