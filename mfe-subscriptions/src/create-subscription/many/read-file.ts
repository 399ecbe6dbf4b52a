import { validationTexts } from 'shared/validation/texts';
import { FileFault } from './file-fault.ts';
import { fileTexts } from './texts.ts';

const maxBytes = 5_000_000;

/**
 * The text of a file: UTF-8 or UTF-16 where it is that, else Windows-1252, in which Danish spreadsheets save.
 *
 * @throws FileFault with the sentence that says why it cannot be read
 */
export const readFileText = async (file: Blob): Promise<string> => {
  if (file.size > maxBytes) throw new FileFault(fileTexts.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decode(bytes);
  // oxlint-disable-next-line no-control-regex -- what no text has
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
