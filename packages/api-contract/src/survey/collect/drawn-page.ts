import type { Visit } from './visit.ts';

/** What the server writes into the answering page before it is sent. */
export interface DrawnPage {
  /** The first page as the page's own components draw it; empty where only the script can know it. */
  readonly html: string;
  readonly title: string;
  /** Addresses of what the script will need besides itself, so that it is fetched beside it. */
  readonly parts: readonly string[];
  /** Attributes of the root element: language, direction, theme and the creator's colours. */
  readonly root: Readonly<Record<string, string>>;
}

/** Comes with the built pages, so that what is drawn and the script that takes over are of one build. `language` is the address's. */
export type DrawPage = (visit: Visit, language: string | undefined) => DrawnPage | undefined;
