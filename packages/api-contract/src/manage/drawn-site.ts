import type { SiteDocumentKind } from '../account/document.ts';
import type { SupportDetails } from '../platform/support.ts';
import type { NewsArticle, NewsItem } from './news.ts';

/** Documents that the footer leads to where the server says so (P2.63, P2.64). */
export interface ShownDocuments {
  readonly manual: boolean;
  readonly terms: boolean;
  readonly privacy: boolean;
}

/** A text with its version, as an address of the site shows it. */
export interface SiteDocument {
  readonly version: number;
  /** Null of the text that comes with the product. */
  readonly publishTime: number | null;
  /** Markdown. */
  readonly content: string;
}

/** What a page shows that is no part of its own words: it is read when somebody asks for the page. */
export type SiteMatter =
  | { readonly kind: 'none' }
  | { readonly kind: 'document'; readonly document: SiteDocument }
  | {
      readonly kind: 'news';
      readonly items: readonly NewsItem[];
      readonly total: number;
      /** What the list is narrowed to; empty for all. */
      readonly name: string;
      readonly page: number;
    }
  | { readonly kind: 'article'; readonly article: NewsArticle; readonly others: readonly NewsItem[] };

/** All that a drawing hangs on: the same visit is drawn the same for everybody. */
export interface SiteVisit {
  /** Without its query, such as /solution/cx. */
  readonly path: string;
  readonly language: 'zh' | 'en';
  /** Where absolute addresses begin, without a slash at the end. */
  readonly origin: string;
  readonly contact: SupportDetails;
  readonly documents: ShownDocuments;
  readonly matter: SiteMatter;
  /** The year of the line of rights. */
  readonly year: number;
}

/** A page of the site: what stands in its head and in its body. */
export interface DrawnSitePage {
  readonly head: string;
  readonly body: string;
  /** Attributes of the root element. */
  readonly root: Readonly<Record<string, string>>;
}

/** The public site as the server runs it. */
export interface SiteProgram {
  /** What an address shows besides its words; undefined for one that the site does not know. */
  matterOf(path: string): SiteMatter['kind'] | undefined;
  /** Which text a page of documents shows. */
  documentOf(path: string): SiteDocumentKind | undefined;
  /** `isKnown`: the page is there; else what is drawn says that it is not. */
  draw(visit: SiteVisit, isKnown: boolean): DrawnSitePage;
  /** Every page that a search engine may know, without news. */
  readonly pages: readonly string[];
}
