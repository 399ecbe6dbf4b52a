import type { AttachmentType } from 'shared/contracts/attachment';

interface Signature {
  readonly type: AttachmentType;
  readonly begins: Buffer;
  /** Stands somewhere in the last bytes of a whole file. */
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

/** So many of a file's last bytes are looked at: scanners and telephones add some of their own after its end. */
export const TAIL_BYTES = 65_536;

/** What a file is by its first bytes; undefined for anything that is not taken. */
export const typeOf = (head: Buffer): AttachmentType | undefined =>
  signatures.find(({ begins }) => head.subarray(0, begins.length).equals(begins))?.type;

/** Whether a file's end is there. */
export const isWhole = (type: AttachmentType, tail: Buffer): boolean =>
  signatures.some(each => each.type === type && tail.includes(each.ends));
