import { enterOneOption } from '../_shared/enter.ts';
import type { TypeDriver } from '../_shared/type-driver.ts';

export const driver: TypeDriver = { answer: 0, enter: enterOneOption };
