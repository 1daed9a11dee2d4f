import type { BenchRow } from '../bench-row.ts';
import { factorRow } from './factor-100000x25.ts';

export const factor2800x25: BenchRow = factorRow(2800);
