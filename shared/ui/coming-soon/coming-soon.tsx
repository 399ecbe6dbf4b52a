import { AttentionBox } from '../attention-box/attention-box.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { uiTexts } from '../texts.ts';

export interface ComingSoonProps {
  /** The page's only h1; the same as its title in `remote.json`. */
  title: string;
  /** One sentence about the page's future purpose: 'Her kommer du til at kunne skifte dit navn.' */
  purpose: string;
  /** What to do until then, in full sentences. */
  instead: string;
  /** The parent page. */
  back: { readonly href: string; readonly label: string };
}

/**
 * A placeholder for a page that has an address but no content yet. Without controls.
 *
 * Deprecated: no page uses it any more. To be removed with the next breaking version of the contract.
 */
export const ComingSoon = ({ title, purpose, instead, back }: ComingSoonProps) => (
  <>
    <PageHeader title={title} help={purpose} backTo={back} />
    <AttentionBox title={uiTexts.notReady}>{instead}</AttentionBox>
  </>
);
