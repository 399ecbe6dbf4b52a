import type { AttachmentType } from 'shared/contracts/attachment';

interface Signature {
  readonly type: AttachmentType;
  readonly begins: Buffer;
  /** Present in the last bytes of a complete file. */
  readonly ends: Buffer;
}

const signatures: readonly Signature[] = [
  { type: 'application/pdf', begins: Buffer.from('%PDF-'), ends: Buffer.from('%%EOF') },
  { type: 'image/jpeg', begins: Buffer.from('ffd8ff', 'hex'), ends: Buffer.from('ffd9', 'hex') },
  {
    type: 'image/png',
    begins: Buffer.from('89504e470d0a1a0a', 'hex'),
    ends: Buffer.from('49454e44ae426082', 'hex'),
  },
];

/** How many of a file's last bytes are checked: scanners and phones append some of their own. */
export const TAIL_BYTES = 65_536;

/** The type of a file by its first bytes; undefined if it is not accepted. */
export const typeOf = (head: Buffer): AttachmentType | undefined =>
  signatures.find(({ begins }) => head.subarray(0, begins.length).equals(begins))?.type;

/** Whether the end of the file is present. */
export const isWhole = (type: AttachmentType, tail: Buffer): boolean =>
  signatures.some(each => each.type === type && tail.includes(each.ends));
