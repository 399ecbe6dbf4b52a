import * as z from 'zod/mini';
import { idSchema, openEnum } from './wire.ts';

/** What an administrator's access can be limited to; currently always a billing account (ADM-076). */
export const ASSET_TYPES = ['Unknown', 'Account'] as const;
export const assetSchema = z.object({ id: idSchema, type: openEnum(ASSET_TYPES) });
export type Asset = z.infer<typeof assetSchema>;
