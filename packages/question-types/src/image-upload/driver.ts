import { filesDriver } from '../_shared/enter.ts';
import type { TypeDriver } from '../_shared/type-driver.ts';

export const driver: TypeDriver = filesDriver('front.png', 'back.png');
