import type { ReactNode, Ref, RefObject } from 'react';
import { useId, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { cx } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { uiTexts } from '../texts.ts';
import { useAnnouncementTidied } from './use-announcement-tidied.ts';
import { useFocusHandedOn } from './use-focus-handed-on.ts';
import styles from './button.module.css';

/** All variants (UI-001). Use one `primary` per view, and `destructive` for permanent deletion. */
export type ButtonVariant =
  | 'primary'
  | 'primary-alternative'
  | 'secondary'
  | 'secondary-alternative'
  | 'tertiary'
  | 'transactional'
  | 'transactional-secondary'
  | 'destructive'
  | 'destructive-secondary'
  | 'text'
  | 'reset'
  | 'icon'
  | 'icon-white'
  | 'spinner';

export type ButtonSize = 'large' | 'medium' | 'small';

export interface ButtonProps {
  children?: ReactNode;
  /** `primary` by default. `icon` and `icon-white` need `icon` and `aria-label`. */
  variant?: ButtonVariant;
  /** `medium` by default. */
  size?: ButtonSize;
  /** `button` by default. */
  type?: 'button' | 'submit' | 'reset';
  /** Icon before the text. */
  icon?: IconName;
  /** While the action runs: presses are ignored, a spinner shows, and focus stays. */
  isPending?: boolean;
  /** Why the action is not available. The button stays focusable and shows the reason. */
  disabledReason?: string | undefined;
  onPress?: (() => void) | undefined;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  /** Id of the form to submit, if the button is outside of it. */
  form?: string;
  /** The button's role in a parent component, for example `close` in a dialog. */
  slot?: 'close';
  autoFocus?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** An action on the current page. For navigation use `LinkButton`. */
export const Button = ({ disabledReason, ...props }: ButtonProps) => {
  const reasonId = useId();
  const hadFocusRef = useRef(false);
  if (disabledReason === undefined) return <PlainButton {...props} hadFocusRef={hadFocusRef} />;
  return (
    <span className={styles.explained}>
      <BlockedButton {...props} hadFocusRef={hadFocusRef} aria-describedby={reasonId} />
      <span className={styles.reason} id={reasonId}>
        {disabledReason}
      </span>
    </span>
  );
};

interface EitherProps extends Omit<ButtonProps, 'disabledReason'> {
  readonly hadFocusRef: RefObject<boolean>;
}

const PlainButton = ({
  hadFocusRef,
  children,
  variant = 'primary',
  size = 'medium',
  type = 'button',
  icon,
  isPending = false,
  onPress,
  ...rest
}: EitherProps) => {
  const waiting = isPending || variant === 'spinner';
  const id = useAnnouncementTidied(waiting);
  useFocusHandedOn(id, hadFocusRef);
  return (
    <AriaButton
      {...rest}
      id={id}
      {...(onPress === undefined ? {} : { onPress })}
      className={cx(styles.button)}
      type={type}
      isPending={waiting}
      data-variant={variant}
      data-size={size}
    >
      <ButtonContent icon={icon} isPending={waiting}>
        {children}
      </ButtonContent>
    </AriaButton>
  );
};

/**
 * Not the disabled attribute: a disabled button is not focusable, so keyboard users would not learn the
 * reason.
 */
const BlockedButton = ({
  hadFocusRef,
  children,
  variant = 'primary',
  size = 'medium',
  icon,
  'aria-label': label,
  'aria-describedby': describedBy,
}: EitherProps) => {
  const id = useId();
  useFocusHandedOn(id, hadFocusRef);
  return (
    <button
      id={id}
      className={styles.button}
      type="button"
      aria-disabled="true"
      aria-label={label}
      aria-describedby={describedBy}
      data-variant={variant}
      data-size={size}
    >
      <ButtonContent icon={icon} isPending={false}>
        {children}
      </ButtonContent>
    </button>
  );
};

interface ButtonContentProps {
  icon: IconName | undefined;
  isPending: boolean;
  children: ReactNode;
}

const ButtonContent = ({ icon, isPending, children }: ButtonContentProps) => (
  <>
    {isPending ? <Spinner layout="inline">{uiTexts.pending}</Spinner> : null}
    {icon !== undefined && !isPending ? <Icon name={icon} /> : null}
    {children}
  </>
);
