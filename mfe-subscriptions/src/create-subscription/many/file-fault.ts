/** Why a whole file is rejected; its message is shown to the user. */
export class FileFault extends Error {}

/** The message for what was thrown. */
export const sentenceOf = (thrown: unknown, otherwise: string): string =>
  thrown instanceof FileFault ? thrown.message : otherwise;
