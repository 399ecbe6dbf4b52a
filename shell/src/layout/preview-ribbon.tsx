/** Marks a portal that is not production (SHL-012). A line of its own above the page, so that it covers nothing. */
import { usePortal } from '../portal/portal.ts';
import styles from './preview-ribbon.module.css';
import { layoutTexts } from './texts.ts';

export const PreviewRibbon = () => {
  const { isPreview } = usePortal();
  return isPreview ? <aside className={styles.ribbon}>{layoutTexts.preview}</aside> : null;
};
