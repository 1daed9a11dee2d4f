import type { AnalysisFormat } from '@wenshu/api-contract';
import { docx } from './docx.ts';
import type { RenderingFormat } from './format.ts';
import { pdf } from './pdf.ts';
import { png } from './png.ts';
import { pptx } from './pptx/pptx.ts';
import { svg } from './svg.ts';
import { xlsx } from './xlsx/xlsx.ts';

/** A kind of file is a file or a folder here, and a line. */
export const renderingFormats: Readonly<Record<AnalysisFormat, RenderingFormat>> = { xlsx, pptx, docx, pdf, png, svg };
