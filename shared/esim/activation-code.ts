/** The parts of an activation code, for a phone that cannot scan it: address and code are typed apart. */
export interface ActivationCode {
  readonly server: string;
  readonly code: string;
}

/** Takes `LPA:1$address$code` apart (GSMA SGP.22); undefined for what is none. */
export const activationCodeOf = (content: string): ActivationCode | undefined => {
  const [format, server, code] = content.split('$');
  return format === 'LPA:1' && server && code ? { server, code } : undefined;
};
