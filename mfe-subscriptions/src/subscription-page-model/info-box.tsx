import { AttentionBox } from 'shared/ui/attention-box';
import type { InfoBoxText } from './info-box-text.ts';

/** Shows what cannot be changed and why (SUB-041); renders nothing without a text. */
export const InfoBox = ({ info }: { readonly info: InfoBoxText | undefined }) =>
  info === undefined ? null : (
    <AttentionBox variant="info" {...(info.title === undefined ? {} : { title: info.title })}>
      {info.text}
    </AttentionBox>
  );
