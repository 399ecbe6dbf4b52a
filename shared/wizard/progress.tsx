import { Link } from 'shared/ui/link';
import { wizardTexts as texts } from './texts.ts';
import styles from './wizard.module.css';

interface ProgressProps {
  readonly titles: readonly string[];
  readonly current: number;
  /** Every step up to this one is reachable. */
  readonly last: number;
  readonly hrefOf: (index: number) => string;
}

export const Progress = ({ titles, current, last, hrefOf }: ProgressProps) => (
  <nav aria-label={texts.steps}>
    <ol className={styles.steps}>
      {titles.map((title, index) => (
        <li key={title} aria-current={index === current ? 'step' : undefined}>
          {index !== current && index <= last ? <Link href={hrefOf(index)}>{title}</Link> : title}
        </li>
      ))}
    </ol>
  </nav>
);
