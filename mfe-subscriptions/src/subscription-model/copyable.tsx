import { CopyButton } from 'shared/ui/copy-button';
import { Cluster } from 'shared/ui/layout';

interface CopyableProps {
  /** As it is read; copied without its spaces. */
  readonly text: string;
  /** Names it on the button: 'SIM-kortnummer'. */
  readonly what: string;
}

/** A number or an address that a person takes elsewhere. */
export const Copyable = ({ text, what }: CopyableProps) => (
  <Cluster gap={1}>
    <span>{text}</span>
    <CopyButton value={text} what={what} />
  </Cluster>
);
