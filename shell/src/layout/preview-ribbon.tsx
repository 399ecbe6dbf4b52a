/** Says that this is no production portal (SHL-012). A line of its own above the page: it lies over nothing. */
import { usePortal } from '../portal/portal.ts';
import styles from './preview-ribbon.module.css';
import { layoutTexts } from './texts.ts';

export const PreviewRibbon = () => {
  const { isPreview } = usePortal();
  return isPreview ? <aside className={styles.ribbon}>{layoutTexts.preview}</aside> : null;
};
