import { useMemo } from 'react';
import encodeQR from 'qr';
import styles from './qr-code.module.css';

interface QrCodeProps {
  readonly content: string;
  /** Accessible name. */
  readonly label: string;
}

/** Width of the light border, in modules, as required by the standard. */
const quietZone = 4;

/** The dark modules of each row as bars, in one path. */
const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')))
    .join('');

/** A QR code as an SVG, 240 px wide; needs no canvas and no inline style. */
export const QrCode = ({ content, label }: QrCodeProps) => {
  const modules = useMemo(() => encodeQR(content, 'raw', { ecc: 'medium', border: quietZone }), [content]);
  const size = String(modules.length);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={pathOf(modules)} />
    </svg>
  );
};
