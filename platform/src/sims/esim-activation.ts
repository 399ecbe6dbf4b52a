import { randomInt } from 'node:crypto';

/** Server address phones download an eSIM from. It does not exist, so that no phone can install a demo eSIM. */
const profileServer = 'smdp.demo.example';

/** Page that installs an eSIM when the link is opened on the phone itself. */
const installPage = 'https://esim.demo.example/installer';

/** Letters and digits that are not easily confused, because the code may have to be typed. */
export const activationLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The secret of a new activation code: 20 characters out of 32, so 100 bits. */
export const newMatchingId = (): string =>
  Array.from({ length: 20 }, () => activationLetters[randomInt(activationLetters.length)]).join('');

/** Content of the QR code (GSMA SGP.22, activation code format 1). */
export const activationCode = (matchingId: string): string => `LPA:1$${profileServer}$${matchingId}`;

/** The code as a link. It is in the fragment, which browsers do not send, so that it appears in no server log. */
export const activationLink = (matchingId: string): string =>
  `${installPage}#${encodeURIComponent(activationCode(matchingId))}`;
