/** The calculators of the public site, by the names that addresses have for them behind the number sign. */
export const siteTools = ['sample-size', 'margin', 'significance', 'rim', 'nps', 'price'] as const;
export type SiteTool = (typeof siteTools)[number];

export const MOST_KEPT_RESULTS = 100;
export const KEPT_TITLE_LONGEST = 60;

/** Of what stands in the fields, as JSON in UTF-8. */
const KEPT_INPUTS_MOST_BYTES = 4096;

/** Whether what was typed is short enough to be kept: said by the page before, and by the server. */
export const fitsKeeping = (inputs: object) => bytesOf(JSON.stringify(inputs)) <= KEPT_INPUTS_MOST_BYTES;

function bytesOf(text: string): number {
  let bytes = 0;
  for (const sign of text) {
    const point = sign.codePointAt(0)!;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}
