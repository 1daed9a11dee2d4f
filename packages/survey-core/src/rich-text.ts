/** A text as the editor yields it: plain, and with marks when there are any (S3: title and titleHtml). */
export interface RichText {
  readonly text: string;
  readonly html?: string;
}

export function plainText(text: string): RichText {
  return { text };
}
