/**
 * Asks to reload for a new version (ERR-028, ERR-029). Rendered outside the pages, so that their failure does not
 * affect it.
 */
import { Component, useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { ConfirmDialog } from '../dialogs/dialogs.tsx';
import type { NewVersion } from './new-version.ts';
import { newVersionTexts as texts } from './texts.ts';

interface NewVersionProps {
  readonly newVersion: NewVersion;
}

export const NewVersionQuestion = ({ newVersion }: NewVersionProps) => {
  const isOpen = useStore(newVersion, state => state.isOpen);
  if (!isOpen) return null;
  return (
    <OrElse instead={<BrowserQuestion newVersion={newVersion} />}>
      <ConfirmDialog
        isOpen
        title={texts.title}
        confirmLabel={texts.ok}
        onConfirm={newVersion.reload}
        onCancel={newVersion.dismiss}
      >
        {texts.question}
      </ConfirmDialog>
    </OrElse>
  );
};

interface OrElseProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** The dialog is itself a chunk and may be missing as well. */
class OrElse extends Component<OrElseProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}

/** The browser's own dialog, which needs no code of ours. */
const BrowserQuestion = ({ newVersion }: NewVersionProps) => {
  useEffect(() => {
    if (window.confirm(texts.question)) newVersion.reload();
    else newVersion.dismiss();
  }, [newVersion]);
  return null;
};
