import { randomInt } from 'node:crypto';

/** Where phones fetch an eSIM from. A name that nobody has: no phone installs an eSIM of the demonstration. */
const profileServer = 'smdp.demo.example';

/** The page that installs an eSIM where a person opens the link on the phone itself. */
const installPage = 'https://esim.demo.example/installer';

/** Letters and digits that cannot be taken for each other: the code may have to be typed. */
export const activationLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The secret of a new activation code: 20 of 32 letters are 100 bits. */
export const newMatchingId = (): string =>
  Array.from({ length: 20 }, () => activationLetters[randomInt(activationLetters.length)]).join('');

/** What the QR code holds (GSMA SGP.22, activation code format 1). */
export const activationCode = (matchingId: string): string => `LPA:1$${profileServer}$${matchingId}`;

/** The same as a link. The code stands in the fragment: browsers send that to nobody, so no server's log has it. */
export const activationLink = (matchingId: string): string =>
  `${installPage}#${encodeURIComponent(activationCode(matchingId))}`;
