import type { SimulatedType } from '@wenshu/analysis/simulated';
import { bpto } from './studies/bpto.ts';
import { cbc } from './studies/cbc.ts';
import { cpc } from './studies/cpc.ts';
import { kano } from './studies/kano.ts';
import { maxdiff } from './studies/maxdiff.ts';
import { psm } from './studies/psm.ts';
import type { Study } from './study.ts';

export const studies: { readonly [Type in SimulatedType]: Study<Type> } = { kano, maxdiff, cbc, cpc, psm, bpto };
