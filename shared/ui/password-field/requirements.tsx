import { Icon } from '../icon/icon.tsx';
import styles from './password-field.module.css';
import { passwordFieldTexts as texts } from './texts.ts';

/** One requirement for a password. */
export interface Requirement {
  readonly text: string;
  readonly isMet: boolean;
}

/**
 * Requirements for a new password. Screen readers read them with the field, and once more when all are met.
 */
export const Requirements = ({
  id,
  requirements,
}: {
  readonly id: string;
  readonly requirements: readonly Requirement[];
}) => (
  <>
    <ul className={styles.requirements} id={id}>
      {requirements.map(({ text, isMet }) => (
        <li className={styles.requirement} data-met={isMet || undefined} key={text}>
          <span className={styles.mark}>{isMet ? <Icon name="check" size="xs" /> : null}</span>
          <span className="visually-hidden">{isMet ? texts.met : texts.missing} </span>
          {text}
        </li>
      ))}
    </ul>
    <span className="visually-hidden" role="status">
      {requirements.every(({ isMet }) => isMet) ? texts.allMet : ''}
    </span>
  </>
);
