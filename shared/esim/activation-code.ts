/** The parts of an activation code, for manual entry: address and code are typed separately. */
export interface ActivationCode {
  readonly server: string;
  readonly code: string;
}

/** Parses `LPA:1$address$code` (GSMA SGP.22); undefined if invalid. */
export const activationCodeOf = (content: string): ActivationCode | undefined => {
  const [format, server, code] = content.split('$');
  return format === 'LPA:1' && server && code ? { server, code } : undefined;
};
