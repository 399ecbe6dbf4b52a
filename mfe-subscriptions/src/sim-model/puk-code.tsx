import { useState } from 'react';
import { HiddenCode } from './hidden-code.tsx';

interface PukCodeProps {
  readonly pukCode: string;
  readonly simNumber: string;
  /** Whoever was led to the page asked for it. */
  readonly isAsked?: boolean | undefined;
}

/** The PUK code of a SIM card, which came with it. */
export const PukCode = ({ pukCode, simNumber, isAsked = false }: PukCodeProps) => {
  const [isShown, setIsShown] = useState(isAsked);
  return (
    <HiddenCode
      shown={isShown ? pukCode : undefined}
      simNumber={simNumber}
      onPress={() => {
        setIsShown(!isShown);
      }}
    />
  );
};
