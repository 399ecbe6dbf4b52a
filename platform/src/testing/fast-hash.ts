import { hash } from '../hashing/argon2id.ts';

/** A hash that takes a hundredth of the time of a real one to verify, in the same format. */
export const fastHash = (secret: string): Promise<string> => hash(secret, { timeCost: 2, memoryCost: 1024 });
