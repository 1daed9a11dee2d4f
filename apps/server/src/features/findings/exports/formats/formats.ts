import type { ExportTask } from '../export-task.ts';
import { csv } from './csv.ts';
import type { Format } from './format.ts';
import { sav } from './sav.ts';
import { xlsx } from './xlsx.ts';

/** A kind of file is a file of this folder and a line here. */
export const formats: Readonly<Record<ExportTask['format'], Format>> = { csv, xlsx, sav };
