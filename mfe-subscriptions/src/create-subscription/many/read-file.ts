import { validationTexts } from 'shared/validation/texts';
import { FileFault } from './file-fault.ts';
import { fileTexts } from './texts.ts';

const maxBytes = 5_000_000;

/**
 * The text of a file: UTF-8 or UTF-16 if it is valid as such, else Windows-1252, which Danish spreadsheets use.
 *
 * @throws FileFault with the message why it cannot be read
 */
export const readFileText = async (file: Blob): Promise<string> => {
  if (file.size > maxBytes) throw new FileFault(fileTexts.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decode(bytes);
  // oxlint-disable-next-line no-control-regex -- characters that no text contains
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) throw new FileFault(fileTexts.notText);
  if (text.trim() === '') throw new FileFault(validationTexts.upload.empty);
  return text;
};

const decode = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
