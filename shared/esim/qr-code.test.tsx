import { render, screen } from '@testing-library/react';
import { scanQrCode } from '../testing/scan-qr-code.ts';
import { QrCode } from './qr-code.tsx';

it('draws a labelled QR code that decodes to its content (ESIM-010)', () => {
  const content = 'LPA:1$smdp.demo.example$K7Q2X9ABCDEFGHJKLMNP';
  render(<QrCode content={content} label="QR-kode" />);
  expect(scanQrCode(screen.getByRole('img', { name: 'QR-kode' }))).toBe(content);
});
