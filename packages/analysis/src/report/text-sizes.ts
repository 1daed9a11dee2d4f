import type { ReportParagraph, ReportShape } from './report-document.ts';

type Sizes = Readonly<Record<ReportParagraph['style'], number>>;

/** How large words are, in units of the page: the same in the browser and in every file. */
export const textSizes: Readonly<Record<ReportShape, Sizes>> = {
  wide: { title: 46, heading: 30, body: 20, bullet: 20, note: 14 },
  sheet: { title: 38, heading: 24, body: 15, bullet: 15, note: 11 },
  phone: { title: 28, heading: 20, body: 15, bullet: 15, note: 12 },
};
