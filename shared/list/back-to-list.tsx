import { Icon } from 'shared/ui/icon';
import { Link } from 'shared/ui/link';
import styles from './back-to-list.module.css';
import { useListAsLeft, useNeighbours } from './kept-list.ts';
import { listTexts as texts } from './texts.ts';

interface BackToListProps {
  /** Of the list, without a query. */
  readonly href: string;
  readonly label: string;
  /** The row whose page this is. */
  readonly id: string;
  /** The page of another row. */
  readonly hrefOf: (id: string) => string;
}

/** Above the page of a row: back to the list as it was left, and to the rows before and after on its page. */
export const BackToList = ({ href, label, id, hrefOf }: BackToListProps) => {
  const back = useListAsLeft(href);
  const neighbours = useNeighbours(href, id);
  return (
    <div className={styles.back}>
      <Link href={back} variant="standalone">
        <Icon name="arrow-left" size="xs" />
        {label}
      </Link>
      {neighbours === undefined || neighbours.count < 2 ? null : (
        <nav className={styles.neighbours} aria-label={texts.neighbours}>
          {neighbours.previous === undefined ? null : (
            <Link href={hrefOf(neighbours.previous)} variant="standalone">
              {texts.previous}
            </Link>
          )}
          <span className={styles.place}>{texts.place(neighbours.place, neighbours.count)}</span>
          {neighbours.next === undefined ? null : (
            <Link href={hrefOf(neighbours.next)} variant="standalone">
              {texts.next}
            </Link>
          )}
        </nav>
      )}
    </div>
  );
};
