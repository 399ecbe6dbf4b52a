import type { ReactNode, Ref } from 'react';
import styles from './typography.module.css';

/** All tags (UI-016). */
export type TypographyTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p' | 'span';

export interface TypographyProps {
  /** `p` by default. */
  tag?: TypographyTag;
  /** Visual size, if it differs from the tag's. Follows the tag by default. */
  look?: 'h1' | 'h2' | 'h3' | 'h4' | 'lead' | 'body' | 'small' | 'caption';
  weight?: 'regular' | 'medium' | 'bold';
  tone?: 'default' | 'muted' | 'error';
  /** Tabular digits, for numbers in a column. */
  tabular?: boolean;
  id?: string;
  tabIndex?: -1;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Text in the portal's type scale. */
export const Typography = ({
  tag: Tag = 'p',
  look,
  weight,
  tone = 'default',
  tabular = false,
  ref,
  ...rest
}: TypographyProps) => (
  <Tag
    {...rest}
    // One component for eight tags: the element type differs, the props do not.
    ref={ref as Ref<HTMLHeadingElement & HTMLParagraphElement & HTMLSpanElement>}
    className={styles.text}
    data-look={look ?? defaultLook[Tag]}
    data-weight={weight}
    data-tone={tone}
    data-tabular={tabular || undefined}
  />
);

const defaultLook = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  p: 'body',
  span: undefined,
} as const satisfies Record<TypographyTag, string | undefined>;
