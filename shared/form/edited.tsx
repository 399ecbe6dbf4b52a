/**
 * For a form that edits what others may change meanwhile. The API refuses an edit of what is no longer there with
 * `StaleVersion`, provided that the version it is sent is of what the person saw, not of what was read since.
 *
 *     const edited = useEdited(account, query.refetch);
 *     const form = useForm({ schema, initial: valuesOf(edited.begun) });
 *     const write = useWrite({ send: (http, body) => change(http, edited.begun.version, body), ...edited.refusal, … });
 *     return (
 *       <Form form={form} write={write} submit={texts.submit}>
 *         <ChangedMeanwhile edited={edited} form={form} />
 *         …
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AttentionBox } from 'shared/ui/attention-box';
import { Button } from 'shared/ui/button';
import type { FormState } from './form-state.ts';

const texts = {
  refused: 'Oplysningerne er blevet ændret, siden du åbnede dem',
  refusedText:
    'Dine ændringer er ikke gemt. Hent de nye oplysninger, og lav dine ændringer i dem. Det, du har indtastet her, forsvinder, når du henter dem.',
  unreadText:
    'De nye oplysninger kunne ikke hentes. Det, du har indtastet, står her endnu. Prøv igen om lidt.',
  renew: 'Hent de nye oplysninger',
  renewed: 'Her er de nye oplysninger',
  renewedText: 'Lav dine ændringer i dem, og gem igen.',
} as const;

/** Reads again what is edited: `refetch` of its query. */
export type ReadAgain = () => Promise<{ readonly isSuccess: boolean }>;

/** A new one each time, also when the same is to be told once more. */
interface Notice {
  readonly of: 'refused' | 'unread' | 'renewed';
}

export interface Edited<Data> {
  /** What the fields begin with, and whose version is sent: the newest until something is entered. */
  readonly begun: Data;
  /** Options of the write. */
  readonly refusal: { readonly expected: readonly ['StaleVersion']; readonly onRefused: () => void };
  readonly notice: Notice | undefined;
  /** Begins with what is there now; not after a refusal, before the person asks for it. */
  readonly follow: () => void;
  /** Reads what is there now. Answers whether it could. */
  readonly renew: () => Promise<boolean>;
}

/** What a form edits, as it was when something was first entered, whatever is read meanwhile. */
export const useEdited = <Data,>(current: Data, readAgain: ReadAgain): Edited<Data> => {
  const [begun, setBegun] = useState(current);
  const [notice, setNotice] = useState<Notice>();
  return {
    begun,
    refusal: {
      expected: ['StaleVersion'],
      onRefused: () => {
        setNotice({ of: 'refused' });
      },
    },
    notice,
    follow: () => {
      if (notice === undefined || notice.of === 'renewed') setBegun(current);
    },
    renew: async () => {
      const { isSuccess } = await readAgain();
      setNotice({ of: isSuccess ? 'renewed' : 'unread' });
      return isSuccess;
    },
  };
};

interface ChangedMeanwhileProps {
  readonly edited: Pick<Edited<unknown>, 'notice' | 'follow' | 'renew'>;
  readonly form: Pick<FormState<object, unknown>, 'isDirty' | 'reset'>;
}

/** First in such a form: says that somebody was faster, and fills the form anew when the person wants that. */
export const ChangedMeanwhile = ({ edited, form }: ChangedMeanwhileProps) => {
  const { notice, follow, renew } = edited;
  const [isReading, setIsReading] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // Before anything is painted: the old values shall not be seen once more.
  useLayoutEffect(() => {
    if (!form.isDirty) follow();
  });
  useEffect(() => {
    box.current?.focus();
  }, [notice]);
  if (notice === undefined) return null;

  const fillAnew = async () => {
    setIsReading(true);
    if (await renew()) form.reset();
    setIsReading(false);
  };
  return (
    <div ref={box} tabIndex={-1}>
      {notice.of === 'renewed' ? (
        <AttentionBox title={texts.renewed} isAnnounced>
          {texts.renewedText}
        </AttentionBox>
      ) : (
        <AttentionBox
          variant="error"
          title={texts.refused}
          isAnnounced
          action={
            <Button variant="secondary" isPending={isReading} onPress={() => void fillAnew()}>
              {texts.renew}
            </Button>
          }
        >
          {notice.of === 'unread' ? texts.unreadText : texts.refusedText}
        </AttentionBox>
      )}
    </div>
  );
};
