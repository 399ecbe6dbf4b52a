/**
 * Optimistic locking for a form whose record others may change. The API refuses an update of an outdated
 * version with `StaleVersion`, provided the form sends the version the user saw, not a refetched one.
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

/** Refetches the edited record: `refetch` of its query. */
export type ReadAgain = () => Promise<{ readonly isSuccess: boolean }>;

/** A new object each time, so that the same notice can be announced again. */
interface Notice {
  readonly of: 'refused' | 'unread' | 'renewed';
}

export interface Edited<Data> {
  /**
   * The record behind the initial values and the version that is sent: the newest one until the user enters
   * something.
   */
  readonly begun: Data;
  /** Options for `useWrite`. */
  readonly refusal: { readonly expected: readonly ['StaleVersion']; readonly onRefused: () => void };
  readonly notice: Notice | undefined;
  /** Switches to the current record; after a refusal only on the user's request. */
  readonly follow: () => void;
  /** Refetches the record. Resolves with whether it succeeded. */
  readonly renew: () => Promise<boolean>;
}

/** The record as it was when the user first entered something, regardless of later refetches. */
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
      const isCurrent = current === begun;
      if (!isCurrent && (notice === undefined || notice.of === 'renewed')) setBegun(current);
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

/**
 * Place it first in such a form: says that somebody else changed the record, and resets the form to it on
 * request.
 */
export const ChangedMeanwhile = ({ edited, form }: ChangedMeanwhileProps) => {
  const { notice, follow, renew } = edited;
  const [isReading, setIsReading] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // A layout effect, so that the old values are not painted again.
  useLayoutEffect(() => {
    if (!form.isDirty) follow();
  });
  useEffect(() => {
    box.current?.focus();
  }, [notice]);
  if (notice === undefined) return null;

  const refill = async () => {
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
            <Button variant="secondary" isPending={isReading} onPress={() => void refill()}>
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
