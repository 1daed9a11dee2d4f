import type { Recipe } from '../derived/recipe.ts';
import type { Filter } from '../filter/filter.ts';
import type { Analysis } from '../kinds/analysis.ts';
import type { Weight } from '../weight/weight.ts';

/**
 * A report: pages with blocks upon them. Plain data like a questionnaire's document: lists keyed by id, order by fractional keys, so that an
 * edit is a few changes of paths, two people seldom meet, and undo, history and restoring follow from one shape. No numbers stand in it:
 * what its blocks show is counted when somebody looks, or kept beside it when it is frozen.
 */
export interface ReportDocument {
  readonly name: string;
  readonly shape: ReportShape;
  readonly theme: ReportTheme;
  /** Upon every block, besides the block's own. */
  readonly filter?: Filter;
  readonly weight?: Weight;
  /** By id: its variable is `derived:<id>`, for the filter above and every block. */
  readonly derived: Readonly<Record<string, Recipe>>;
  readonly pages: Readonly<Record<string, ReportPage>>;
  readonly blocks: Readonly<Record<string, ReportBlock>>;
}

/** In units of the page: a slide, an A4 sheet, and a column as wide as a phone whose height follows its blocks. */
export const reportShapes = {
  wide: { width: 1280, height: 720 },
  sheet: { width: 794, height: 1123 },
  phone: { width: 390, height: undefined },
} as const satisfies Record<string, { readonly width: number; readonly height: number | undefined }>;
export type ReportShape = keyof typeof reportShapes;

/** One look in the browser and in every file. Colours as `#rrggbb`. */
export interface ReportTheme {
  readonly name: ReportThemeName;
  /** What an own look says instead: one's colours and logo. */
  readonly accent?: string;
  readonly ink?: string;
  readonly paper?: string;
  /** Of series, in their order. */
  readonly colours?: readonly string[];
  readonly logo?: { readonly fileId: string; readonly corner: 'left' | 'right' };
}
export const reportThemes = ['pine', 'ink', 'clay', 'sky'] as const;
export type ReportThemeName = (typeof reportThemes)[number];

export interface ReportPage {
  readonly id: string;
  readonly order: string;
  /** In the table of contents; a page without one is not in it. */
  readonly name: string;
  /** Of a `wide` or `sheet` report: where its places are. Blocks keep their own places; choosing a layout moves them there. */
  readonly layout?: ReportLayout;
  readonly background?: ReportBackground;
}
export type ReportBackground =
  | { readonly by: 'colour'; readonly colour: string }
  | { readonly by: 'picture'; readonly fileId: string; readonly opacity: number };

export const reportLayouts = [
  'cover',
  'title',
  'one',
  'two',
  'three',
  'four',
  'text-left',
  'text-right',
  'text-below',
  'blank',
] as const;
export type ReportLayout = (typeof reportLayouts)[number];

export interface ReportBlock {
  readonly id: string;
  readonly pageId: string;
  /** The order of reading, by keyboard, on a phone and in Word; later ones lie above earlier ones. */
  readonly order: string;
  /** In units of the page's shape. On a phone only the height counts. */
  readonly place: ReportPlace;
  readonly isLocked?: true;
  readonly content: ReportContent;
}
export interface ReportPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type ReportContent =
  | ExhibitContent
  | FigureContent
  | TextContent
  | PictureContent
  | SheetContent
  | QuotesContent
  | ReaderFilterContent;
export type ReportContentKind = ReportContent['kind'];

/** An exhibit of any analysis. */
export interface ExhibitContent {
  readonly kind: 'exhibit';
  readonly analysis: Analysis;
  /** Which of what the analysis yields. */
  readonly exhibitId: string;
  readonly look: ExhibitLook;
}

/** How an exhibit is shown; what is left out is as its analysis has it. `dressExhibit` makes an exhibit of an exhibit by it. */
export interface ExhibitLook {
  readonly title?: string;
  /** Ring, pie, column, bar, line, matrix (the table), dashboard (a gauge of one number). */
  readonly as?: ExhibitAs;
  readonly colours?: readonly string[];
  readonly hidesNumbers?: true;
  /** By the first series. */
  readonly sort?: 'descending' | 'ascending';
  /** Names of categories that are left out. */
  readonly hidden?: readonly string[];
  /** Several categories as one more, summed: only of those that exclude each other, else somebody would be counted twice. */
  readonly nets?: readonly { readonly name: string; readonly of: readonly string[] }[];
  readonly highlights?: readonly string[];
  /** Below it, beside its own notes. */
  readonly note?: string;
  readonly hidesMeaning?: true;
}
export const exhibitAs = ['ring', 'pie', 'column', 'bar', 'stacked', 'line', 'matrix', 'dashboard'] as const;
export type ExhibitAs = (typeof exhibitAs)[number];

/** One number out of an exhibit's table (`tableOf`), by the ids of its heads; a figure or a gauge has but one. */
export interface LiveFigure {
  readonly analysis: Analysis;
  readonly exhibitId: string;
  readonly row?: string;
  readonly column?: string;
  readonly measure?: string;
}
export interface FigureContent {
  readonly kind: 'figure';
  readonly figure: LiveFigure;
  readonly caption: string;
}

/** Text with live figures in it. */
export interface TextContent {
  readonly kind: 'text';
  readonly paragraphs: readonly ReportParagraph[];
  /** By id: what the runs quote. */
  readonly figures: Readonly<Record<string, LiveFigure>>;
}
export interface ReportParagraph {
  readonly style: 'title' | 'heading' | 'body' | 'bullet' | 'note';
  readonly align?: 'left' | 'centre' | 'right';
  readonly runs: readonly ReportRun[];
}
export type ReportRun = {
  readonly bold?: true;
  readonly italic?: true;
  readonly colour?: string;
} & ({ readonly text: string } | { readonly figureId: string });

export interface PictureContent {
  readonly kind: 'picture';
  readonly fileId: string;
  readonly alt: string;
  readonly fit: 'contain' | 'cover';
}

/** A table that came from Excel: its own numbers, not the survey's. */
export interface SheetContent {
  readonly kind: 'sheet';
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  /** Drawn as a chart of its numbers, the first column naming the categories; `matrix` is the table. */
  readonly as: Exclude<ExhibitAs, 'dashboard'>;
}

/** What people wrote to one question, in their own words and without what tells who they are. No word of it stands in the document. */
export interface QuotesContent {
  readonly kind: 'quotes';
  /** Empty: the question's. */
  readonly title: string;
  /** A text of the questionnaire. */
  readonly variable: string;
  /** Only answers with one of these codes: of a coded variable, or of any other with categories. */
  readonly among: { readonly variable: string; readonly codes: readonly number[] } | null;
  readonly by: 'rule' | 'chosen';
  readonly order: QuoteOrder;
  /** By a rule so many. */
  readonly most: number;
  /** By hand these, in this order. */
  readonly chosen: readonly ChosenQuote[];
  /** Categories that stand below each: who is it that says so. */
  readonly beside: readonly string[];
  /** Whoever the report is shared with outside sees them too: its maker says so, or they do not. */
  readonly isForOutside: boolean;
}
export const quoteOrders = ['typical', 'longest', 'newest'] as const;
export type QuoteOrder = (typeof quoteOrders)[number];
export interface ChosenQuote {
  readonly recordId: string;
  /** Of what it said when it was chosen (`hashText`): one that says something else now is not quoted. */
  readonly said: string;
}

/** A filter that the reader may turn: upon all blocks of the report. */
export interface ReaderFilterContent {
  readonly kind: 'reader-filter';
  readonly title: string;
  /** A code or a set of codes of the data set. */
  readonly variable: string;
}

export const MAX_REPORT_PAGES = 200;
export const MAX_REPORT_BLOCKS = 1_000;
export const MAX_PAGE_BLOCKS = 40;
/** Of a document as JSON. */
export const MAX_REPORT_BYTES = 8 * 1024 * 1024;
export const MAX_SHEET_ROWS = 3_000;
export const MAX_SHEET_COLUMNS = 50;
export const MAX_REPORT_FILE_BYTES = 10 * 1024 * 1024;
export const LEAST_REPORT_SAMPLES = 10;
export const MAX_QUOTES = 50;
export const MAX_QUOTES_BESIDE = 3;
/** Of fewer people it is not said what they have in common: somebody might know who it is. */
export const LEAST_ALIKE = 5;
