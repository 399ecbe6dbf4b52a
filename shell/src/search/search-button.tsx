/** Opens the search across areas, by press or by Ctrl+K. What it opens comes when it is asked for. */
import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useState,
  type ComponentType,
  type Ref,
} from 'react';
import { useStore } from 'zustand';
import { tryAgainText } from 'shared/errors/error-texts';
import { useLocation } from 'shared/router';
import { useToasts } from 'shared/toasts';
import { Icon } from 'shared/ui/icon';
import { useSignedIn } from '../portal/portal.ts';
import styles from './search-button.module.css';
import { searchButtonTexts as texts } from './button-texts.ts';

/** Opens the search with this text. */
export type OpenSearch = (text: string) => void;

type SearchDialog = ComponentType<{ readonly text: string; readonly onClose: () => void }>;

const loadDialog = () => import('./search-dialog.lazy.tsx');

/** Ahead of a press. A failure is left to the press. */
const preload = (): void => {
  loadDialog().catch(() => undefined);
};

interface SearchButtonProps {
  /** For pages, which open it too. */
  readonly ref?: Ref<OpenSearch>;
}

export const SearchButton = ({ ref }: SearchButtonProps) => {
  const toasts = useToasts();
  const isExpired = useStore(useSignedIn().expiry, state => state.isExpired);
  const [Dialog, setDialog] = useState<SearchDialog>();
  // Who goes back on a telephone wants what lies over the page to go.
  const { key } = useLocation();
  // What is typed before it is there is kept for it.
  const [asked, setAsked] = useState<{ readonly text: string; readonly key: string }>();
  const open = (text = '') => {
    setAsked({ text, key });
    loadDialog().then(
      ({ SearchDialog }) => {
        setDialog(() => SearchDialog);
      },
      () => {
        setAsked(undefined);
        toasts.show({ variant: 'WARNING', title: texts.loadFailed, richText: tryAgainText });
      },
    );
  };
  useImperativeHandle(ref, () => open);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === 'k' && !event.altKey && !event.shiftKey) {
      if (!isExpired) open();
    } else if (asked && !Dialog && !isCommand && !event.key[1])
      setAsked({ key, text: asked.text + event.key });
    else return;
    event.preventDefault();
  });
  // Before anybody sees the button: a key pressed at once is heard.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          open();
        }}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon name="search" size="sm" />
        <span className={styles.text}>{texts.open}</span>
        <kbd className={styles.keys} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      {Dialog && asked?.key === key ? (
        <Dialog
          text={asked.text}
          onClose={() => {
            setAsked(undefined);
          }}
        />
      ) : null}
    </>
  );
};
