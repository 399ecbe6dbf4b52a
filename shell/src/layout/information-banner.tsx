/** The global information banner: shows the text of its toggle until it is closed (SHL-016). */
import { useTextToggle } from 'shared/toggles';
import { AttentionBar } from 'shared/ui/attention-bar';

export const InformationBanner = () => {
  const text = useTextToggle('information-banner-global');
  if (text === '') return null;
  // A new text reopens the bar for users who closed the old one.
  return (
    <AttentionBar key={text} variant="informational">
      {text}
    </AttentionBar>
  );
};
