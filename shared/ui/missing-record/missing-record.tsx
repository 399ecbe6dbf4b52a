import { Button } from '../button/button.tsx';
import { Cluster, Stack } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import { useWaysOn } from '../ways-on/ways-on.tsx';
import { missingRecordTexts as texts } from './texts.ts';

export interface MissingRecordProps {
  /** The requested record, as it appears in a sentence: 'faktura 910000078'. */
  what: string;
  /** The id from the address. Only ids that users know, such as numbers, are offered as a search. */
  asked: string;
  /** The list that the record would be in. */
  list: { readonly href: string; readonly label: string };
}

/** A number as users know it, with or without a leading letter, or an e-mail address. */
const isKnownToPeople = (asked: string): boolean => /^[A-Z]?\d{4,20}$|@/.test(asked);

/**
 * Shown for a missing record: says what was requested and offers the search and the list. Pass it to
 * `QueryView`, `QueryFailure` or `LoadFailure` as the next step.
 *
 *     <QueryView query={query} title={texts.failed} nextStep={<MissingRecord what={…} asked={id} list={list} />}>
 */
export const MissingRecord = ({ what, asked, list }: MissingRecordProps) => {
  const waysOn = useWaysOn();
  const text = isKnownToPeople(asked) ? asked : '';
  return (
    <Stack gap={3}>
      <p>{texts.lookedFor(what)}</p>
      <Cluster>
        {waysOn === null ? null : (
          <Button
            variant="secondary"
            size="small"
            icon="search"
            onPress={() => {
              waysOn.search(text);
            }}
          >
            {text === '' ? texts.search : texts.searchFor(text)}
          </Button>
        )}
        <Link variant="standalone" href={list.href}>
          {list.label}
        </Link>
      </Cluster>
    </Stack>
  );
};
