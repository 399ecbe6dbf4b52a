import { useState } from 'react';
import { HiddenCode } from './hidden-code.tsx';

interface PukCodeProps {
  readonly pukCode: string;
  readonly simNumber: string;
}

/** The PUK code of a SIM card, which came with it. */
export const PukCode = ({ pukCode, simNumber }: PukCodeProps) => {
  const [isShown, setIsShown] = useState(false);
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
