import type { Language } from '../../bilingual.ts';

/** A screen of the product as the demo shows it. Each is a file per language, made by a command. */
export type ScreenName =
  | 'answering'
  | 'cleaning'
  | 'conjoint'
  | 'cross-table'
  | 'desktop'
  | 'editor'
  | 'employee-drivers'
  | 'kano'
  | 'key-drivers'
  | 'languages'
  | 'launch'
  | 'logic'
  | 'maxdiff'
  | 'name-list'
  | 'price'
  | 'progress'
  | 'quota'
  | 'raw-data'
  | 'report'
  | 'roles'
  | 'schemes'
  | 'simulator'
  | 'statistics'
  | 'tasks';

/** Something to try in the page itself. */
export type LivePiece = 'question' | 'simulator' | 'cross-table' | 'sample-size';

/** To a page of ours, by its path with a hash where it has one. */
export interface SiteLink {
  readonly words: string;
  readonly to: string;
}

interface Card {
  readonly title: string;
  readonly text: string;
  readonly to?: string;
}

interface Step {
  readonly title: string;
  readonly text: string;
  readonly screen?: ScreenName;
}

/** A part of a page of the site. `id` is what an address names behind its number sign. */
export type SiteSection = { readonly id?: string; readonly heading: string } & (
  | { readonly kind: 'text'; readonly paragraphs: readonly string[]; readonly link?: SiteLink }
  | { readonly kind: 'cards'; readonly lead?: string; readonly cards: readonly Card[] }
  | { readonly kind: 'steps'; readonly lead?: string; readonly steps: readonly Step[] }
  /** What somebody responsible asks, and what it takes to know. */
  | { readonly kind: 'questions'; readonly list: readonly { readonly question: string; readonly answer: string }[] }
  /** Words beside a screen of the product. */
  | {
      readonly kind: 'screen';
      readonly paragraphs: readonly string[];
      readonly screen: ScreenName;
      /** What is to be seen, for who does not see it. */
      readonly caption: string;
      readonly link?: SiteLink;
    }
  | {
      readonly kind: 'table';
      readonly lead?: string;
      readonly heads: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  /** What the product does not do, or a method cannot tell. */
  | { readonly kind: 'limits'; readonly list: readonly string[] }
  | { readonly kind: 'live'; readonly paragraphs: readonly string[]; readonly piece: LivePiece }
);

/** A page of the site in one language: its beginning, its parts in their order, and where it leads. */
export interface SitePageWords {
  /** For search engines and shares: a sentence or two. */
  readonly description: string;
  readonly eyebrow: string;
  readonly headline: string;
  readonly lead: string;
  readonly screen?: { readonly screen: ScreenName; readonly caption: string };
  readonly sections: readonly SiteSection[];
  readonly next: { readonly title: string; readonly links: readonly SiteLink[] };
}

/**
 * Both languages of one page; a test holds them to the same shape. Not `Bilingual`, whose second language has any string
 * for a kind of section or a screen: who draws could not tell sections apart.
 */
export type SitePageTexts = Readonly<Record<Language, SitePageWords>>;
