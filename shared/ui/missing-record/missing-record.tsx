import { Button } from '../button/button.tsx';
import { Cluster, Stack } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import { useWaysOn } from '../ways-on/ways-on.tsx';
import { missingRecordTexts as texts } from './texts.ts';

export interface MissingRecordProps {
  /** What was asked for, in a sentence: 'faktura 910000078'. */
  what: string;
  /** What the address asked for. A number is searched for; what people do not know by heart is not. */
  asked: string;
  /** The list that it would stand in. */
  list: { readonly href: string; readonly label: string };
}

/** A number as people read it, maybe with a letter before it, or an e-mail. */
const isKnownToPeople = (asked: string): boolean => /^[A-Z]?\d{4,20}$|@/.test(asked);

/**
 * Leads on from a record that is not there: says what was looked for, and offers the search and the list. Give it to
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
