/** Opens the search across areas, on click or Ctrl+K. The dialog is lazy. */
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

/** Preloads before a click. A failure is reported on the click. */
const preload = (): void => {
  loadDialog().catch(() => undefined);
};

interface SearchButtonProps {
  /** For pages that open the search too. */
  readonly ref?: Ref<OpenSearch>;
}

export const SearchButton = ({ ref }: SearchButtonProps) => {
  const toasts = useToasts();
  const isExpired = useStore(useSignedIn().expiry, state => state.isExpired);
  const [Dialog, setDialog] = useState<SearchDialog>();
  // Another location closes the search, so that the back button on a telephone closes it.
  const { key } = useLocation();
  // Text typed before the dialog is loaded is kept for it.
  const [request, setRequest] = useState<{ readonly text: string; readonly key: string }>();
  const open = (text = '') => {
    setRequest({ text, key });
    loadDialog().then(
      ({ SearchDialog }) => {
        setDialog(() => SearchDialog);
      },
      () => {
        setRequest(undefined);
        toasts.show({ variant: 'WARNING', title: texts.loadFailed, richText: tryAgainText });
      },
    );
  };
  useImperativeHandle(ref, () => open);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === 'k' && !event.altKey && !event.shiftKey) {
      if (!isExpired) open();
    } else if (request && !Dialog && !isCommand && !event.key[1])
      setRequest({ key, text: request.text + event.key });
    else return;
    event.preventDefault();
  });
  // Before the button is painted, so that no key press is missed.
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
      {Dialog && request?.key === key ? (
        <Dialog
          text={request.text}
          onClose={() => {
            setRequest(undefined);
          }}
        />
      ) : null}
    </>
  );
};
