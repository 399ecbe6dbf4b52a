/** Why a file cannot be taken as a whole; its message is the sentence for it. */
export class FileFault extends Error {}

/** The sentence for what was thrown. */
export const sentenceOf = (thrown: unknown, otherwise: string): string =>
  thrown instanceof FileFault ? thrown.message : otherwise;
