import { useMemo } from 'react';
import encodeQR from 'qr';
import styles from './qr-code.module.css';

interface QrCodeProps {
  readonly content: string;
  /** What somebody hears who cannot see it. */
  readonly label: string;
}

/** Modules of light around a code, as the standard asks for. */
const quietZone = 4;

/** Each row's dark modules as bars, drawn by one path. */
const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')))
    .join('');

/** A QR code, 240 px wide, as a drawing: it needs neither a canvas nor a style in the page. */
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
