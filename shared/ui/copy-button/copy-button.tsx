import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import { copyTexts } from './texts.ts';

export interface CopyButtonProps {
  /** A number or code; copied without its display spaces. */
  value: string;
  /** Name of the copied value: 'PUK-kode'. */
  what: string;
}

/** A copy button next to a number. Announces that the value was copied. */
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
