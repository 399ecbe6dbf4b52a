import { useState } from 'react';
import { HiddenCode } from './hidden-code.tsx';

interface PukCodeProps {
  readonly pukCode: string;
  readonly simNumber: string;
  /** The link to the page asked for it, so it is shown at first. */
  readonly isInitiallyShown?: boolean | undefined;
}

/** The PUK code of a SIM card, loaded with the card. */
export const PukCode = ({ pukCode, simNumber, isInitiallyShown = false }: PukCodeProps) => {
  const [isShown, setIsShown] = useState(isInitiallyShown);
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
