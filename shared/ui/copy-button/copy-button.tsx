import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import { copyTexts } from './texts.ts';

export interface CopyButtonProps {
  /** A number or a code; it goes to the clipboard without the spaces that it is read with. */
  value: string;
  /** Names what is copied: 'PUK-kode'. */
  what: string;
}

/** Beside a number that a person needs elsewhere. Says so when it is copied. */
export const CopyButton = ({ value, what }: CopyButtonProps) => {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = setTimeout(() => {
      setState('ready');
    }, 3000);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);
  return (
    <>
      <Button
        variant="icon"
        size="small"
        icon={state === 'copied' ? 'check' : 'copy'}
        aria-label={copyTexts.copy(what)}
        onPress={() => {
          navigator.clipboard.writeText(value.replaceAll(/\s/g, '')).then(
            () => {
              setState('copied');
            },
            () => {
              setState('failed');
            },
          );
        }}
      />
      <span className="visually-hidden" role="status">
        {state === 'copied' ? copyTexts.copied(what) : null}
        {state === 'failed' ? copyTexts.failed(what) : null}
      </span>
    </>
  );
};
