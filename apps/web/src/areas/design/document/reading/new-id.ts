import { mintId } from '@wenshu/survey-core';

/** A new id from the browser's own source of chance. */
export const newId = (): string => mintId(() => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32);
