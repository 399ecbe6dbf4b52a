import { AttentionBox } from '../attention-box/attention-box.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { uiTexts } from '../texts.ts';

export interface ComingSoonProps {
  /** The page's only h1, the same as its title in `remote.json`. */
  title: string;
  /** What the page will be for, one sentence: 'Her kommer du til at kunne skifte dit navn.' */
  purpose: string;
  /** What to do until then, in whole sentences. */
  instead: string;
  /** The page that this one belongs to. */
  back: { readonly href: string; readonly label: string };
}

/**
 * A page that has its address before it has its content. It offers nothing that does not work.
 *
 * Deprecated: no page of ours is left without its content. It goes with the next version that breaks the contract.
 */
export const ComingSoon = ({ title, purpose, instead, back }: ComingSoonProps) => (
  <>
    <PageHeader title={title} help={purpose} backTo={back} />
    <AttentionBox title={uiTexts.notReady}>{instead}</AttentionBox>
  </>
);
