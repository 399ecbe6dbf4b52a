import { Icon } from 'shared/ui/icon';
import { Link } from 'shared/ui/link';
import styles from './back-to-list.module.css';
import { useListAsLeft, useNeighbours } from './kept-list.ts';
import { listTexts as texts } from './texts.ts';

interface BackToListProps {
  /** Address of the list, without a query. */
  readonly href: string;
  readonly label: string;
  /** Id of the current row. */
  readonly id: string;
  /** Link to another row's page. */
  readonly hrefOf: (id: string) => string;
}

/**
 * Navigation at the top of a row's page: back to the list in its last state, and to the previous and next
 * rows on its list page.
 */
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
