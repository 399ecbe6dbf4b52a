import decodeQR from 'qr/decode.js';

/** Decodes a rendered QR code like a camera; each module is four pixels wide. */
export const scanQrCode = (svg: Element): string => {
  const modules = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const width = modules * 4;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of svg
    .querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)h1v1h-1z/g) ?? [])
    for (let row = 0; row < 4; row += 1)
      for (let column = 0; column < 4; column += 1) {
        const pixel = ((Number(y) * 4 + row) * width + Number(x) * 4 + column) * 4;
        data.fill(0, pixel, pixel + 3);
      }
  return decodeQR({ width, height: width, data });
};
