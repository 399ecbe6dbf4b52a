import styles from './icon.module.css';
import { drawingOf } from './drawings.ts';
import type { IconName } from './drawings.ts';

export { isIconName } from './drawings.ts';
export type { IconName } from './drawings.ts';

/** All sizes; `md` (24 px) is the default, a button sets `sm` (UI-005, UI-007, UI-008). */
export type IconSize = 'xxxxl' | 'xxxl' | 'xxl' | 'xl' | 'lg' | 'md' | 'sm' | 'xs' | 'xxs';

export interface IconProps {
  name: IconName;
  size?: IconSize;
  /** Degrees clockwise. */
  rotate?: 90 | 180 | 270;
  /** Accessible name. Omit it if adjacent text says the same: the icon is then hidden from screen readers. */
  label?: string;
}

/** An icon of the theme's icon set. Use it next to text; on its own it needs a `label`. */
export const Icon = ({ name, size, rotate, label }: IconProps) => {
  const { shape, line } = drawingOf(name);
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      data-icon={name}
      data-size={size}
      data-rotate={rotate}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {shape === undefined ? null : <path className={styles.shape} d={shape} />}
      {line === undefined ? null : <path d={line} />}
    </svg>
  );
};
