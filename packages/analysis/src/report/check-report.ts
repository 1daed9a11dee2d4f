import { isId, isRecord, own } from '@wenshu/survey-core';
import type { AnalysisKind } from '../kinds/analysis.ts';
import { type ModelName, modelForms } from '../kinds/model-forms.ts';
import {
  exhibitAs,
  MAX_PAGE_BLOCKS,
  MAX_QUOTES,
  MAX_QUOTES_BESIDE,
  MAX_REPORT_BLOCKS,
  MAX_REPORT_BYTES,
  MAX_REPORT_PAGES,
  MAX_SHEET_COLUMNS,
  MAX_SHEET_ROWS,
  quoteOrders,
  type ReportContentKind,
  reportLayouts,
  reportShapes,
  reportThemes,
} from './report-document.ts';

export interface ReportProblem {
  readonly word: 'not-readable' | 'too-large' | 'too-many-pages' | 'too-many-blocks' | 'page-unknown';
  /** Dotted, where it is known. */
  readonly at: string;
}

type Check = (value: unknown, at: string) => ReportProblem | undefined;

const MAX_DEPTH = 40;
const MAX_NAME = 200;
const MAX_WORDS = 20_000;
const MAX_LISTED = 500;
/** Far outside of any page, where a block can still be found again. */
const MAX_PLACE = 10_000;

/** What stands in the way of keeping a report, the first thing found. Takes whatever a stranger sends; whether its analyses can be run is found out when they are. */
export function checkReport(document: unknown): ReportProblem | undefined {
  if (!isShallowEnough(document)) return { word: 'not-readable', at: '' };
  const problem = report(document, '');
  if (problem) return problem;
  const { pages, blocks } = document as Readonly<Record<'pages' | 'blocks', Record<string, { pageId: string }>>>;
  if (Object.keys(pages).length > MAX_REPORT_PAGES) return { word: 'too-many-pages', at: 'pages' };
  if (Object.keys(blocks).length > MAX_REPORT_BLOCKS) return { word: 'too-many-blocks', at: 'blocks' };
  const upon = new Map<string, number>();
  for (const [id, { pageId }] of Object.entries(blocks)) {
    if (!Object.hasOwn(pages, pageId)) return { word: 'page-unknown', at: `blocks.${id}.pageId` };
    const count = (upon.get(pageId) ?? 0) + 1;
    if (count > MAX_PAGE_BLOCKS) return { word: 'too-many-blocks', at: `pages.${pageId}` };
    upon.set(pageId, count);
  }
  return bytesOf(JSON.stringify(document)) > MAX_REPORT_BYTES ? { word: 'too-large', at: '' } : undefined;
}

const wrong = (at: string): ReportProblem => ({ word: 'not-readable', at });
const when =
  (isRight: (value: unknown) => boolean): Check =>
  (value, at) =>
    isRight(value) ? undefined : wrong(at);
const words = (most: number) => when(value => typeof value === 'string' && value.length <= most);
const oneOf = (...names: readonly unknown[]) => when(value => names.includes(value));
const isTrue = oneOf(true);
const number = (least: number, most: number) =>
  when(value => typeof value === 'number' && value >= least && value <= most);
const wholeNumber = (least: number, most: number) =>
  when(value => Number.isInteger(value) && number(least, most)(value, '') === undefined);
const code = wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
const colour = when(value => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value));
const fileId = when(value => typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value));
const id = when(isId);
const order = when(value => typeof value === 'string' && /^[0-9a-z]{1,200}$/.test(value));
/** What an analysis is asked; its kind says whether it can be. */
const anything = when(isRecord);

const listOf =
  (check: Check, most = MAX_LISTED): Check =>
  (value, at) => {
    if (!Array.isArray(value) || value.length > most) return wrong(at);
    return first(value.keys(), place => check(value[place], `${at}.${place}`));
  };

/** Under ids of its own; a thing that says its id says that one. */
const keyed =
  (check: Check): Check =>
  (value, at) => {
    if (!isRecord(value)) return wrong(at);
    return first(Object.keys(value), key => {
      const thing = value[key];
      const said = isRecord(thing) ? (own(thing, 'id') ?? key) : key;
      return isId(key) && said === key ? check(thing, `${at}.${key}`) : wrong(`${at}.${key}`);
    });
  };

/** These fields and no others; those in `more` may be missing. */
const shape =
  (needed: Readonly<Record<string, Check>>, more: Readonly<Record<string, Check>> = {}): Check =>
  (value, at) => {
    if (!isRecord(value)) return wrong(at);
    const inside = (key: string) => (at === '' ? key : `${at}.${key}`);
    return (
      first(Object.keys(value), key => {
        const check = own(needed, key) ?? own(more, key);
        return check ? check(value[key], inside(key)) : wrong(inside(key));
      }) ?? first(Object.keys(needed), key => (Object.hasOwn(value, key) ? undefined : wrong(inside(key))))
    );
  };

function first<T>(things: Iterable<T>, check: (thing: T) => ReportProblem | undefined): ReportProblem | undefined {
  for (const thing of things) {
    const problem = check(thing);
    if (problem) return problem;
  }
  return undefined;
}

/** By name alone: what they do is no matter here, and would bring all statistics along. */
const kindNames: Readonly<Record<Exclude<AnalysisKind, ModelName>, true>> = { cross: true, summary: true };
const analysis = shape(
  { kind: oneOf(...Object.keys(kindNames), ...Object.keys(modelForms)), derived: keyed(anything), request: anything },
  { filter: anything, weight: anything },
);
const exhibitId = words(400);
const figure = shape({ analysis, exhibitId }, { row: words(400), column: words(400), measure: words(400) });

const look = shape(
  {},
  {
    title: words(MAX_NAME),
    as: oneOf(...exhibitAs),
    colours: listOf(colour, 30),
    hidesNumbers: isTrue,
    sort: oneOf('descending', 'ascending'),
    hidden: listOf(words(MAX_WORDS)),
    note: words(2_000),
    nets: listOf(shape({ name: words(MAX_NAME), of: listOf(words(MAX_WORDS)) }), 20),
    highlights: listOf(words(MAX_WORDS)),
    hidesMeaning: isTrue,
  },
);

const runLook = { bold: isTrue, italic: isTrue, colour };
const quoted = shape({ figureId: id }, runLook);
const written = shape({ text: words(MAX_WORDS) }, runLook);
const run: Check = (value, at) => (isRecord(value) && Object.hasOwn(value, 'figureId') ? quoted : written)(value, at);
const paragraph = shape(
  { style: oneOf('title', 'heading', 'body', 'bullet', 'note'), runs: listOf(run) },
  { align: oneOf('left', 'centre', 'right') },
);

const contents: Readonly<Record<ReportContentKind, Readonly<Record<string, Check>>>> = {
  exhibit: { analysis, exhibitId, look },
  figure: { figure, caption: words(MAX_NAME) },
  text: { paragraphs: listOf(paragraph), figures: keyed(figure) },
  picture: { fileId, alt: words(MAX_NAME), fit: oneOf('contain', 'cover') },
  sheet: {
    title: words(MAX_NAME),
    columns: listOf(words(MAX_NAME), MAX_SHEET_COLUMNS),
    rows: listOf(
      listOf(
        when(
          value => value === null || typeof value === 'number' || (typeof value === 'string' && value.length <= 2_000),
        ),
        MAX_SHEET_COLUMNS,
      ),
      MAX_SHEET_ROWS,
    ),
    as: oneOf(...exhibitAs.filter(name => name !== 'dashboard')),
  },
  quotes: {
    title: words(MAX_NAME),
    variable: words(400),
    among: (value, at) =>
      value === null ? undefined : shape({ variable: words(400), codes: listOf(code) })(value, at),
    by: oneOf('rule', 'chosen'),
    order: oneOf(...quoteOrders),
    most: wholeNumber(1, MAX_QUOTES),
    chosen: listOf(shape({ recordId: words(100), said: words(20) }), MAX_QUOTES),
    beside: listOf(words(400), MAX_QUOTES_BESIDE),
    isForOutside: oneOf(true, false),
  },
  'reader-filter': { title: words(MAX_NAME), variable: words(400) },
};

const content: Check = (value, at) => {
  const kind = isRecord(value) ? own(value, 'kind') : undefined;
  const fields = typeof kind === 'string' ? own<Readonly<Record<string, Check>>>(contents, kind) : undefined;
  return fields ? shape({ kind: oneOf(kind), ...fields })(value, at) : wrong(at);
};

const place = shape({
  x: number(-MAX_PLACE, MAX_PLACE),
  y: number(-MAX_PLACE, MAX_PLACE),
  width: number(1, MAX_PLACE),
  height: number(1, MAX_PLACE),
});
const background: Check = (value, at) =>
  isRecord(value) && own(value, 'by') === 'picture'
    ? shape({ by: oneOf('picture'), fileId, opacity: number(0, 1) })(value, at)
    : shape({ by: oneOf('colour'), colour })(value, at);
const theme = shape(
  { name: oneOf(...reportThemes) },
  {
    accent: colour,
    ink: colour,
    paper: colour,
    colours: listOf(colour, 30),
    logo: shape({ fileId, corner: oneOf('left', 'right') }),
  },
);

const report = shape(
  {
    name: when(value => typeof value === 'string' && value.trim() !== '' && value.length <= 100),
    theme,
    shape: oneOf(...Object.keys(reportShapes)),
    derived: keyed(anything),
    pages: keyed(shape({ id, order, name: words(MAX_NAME) }, { layout: oneOf(...reportLayouts), background })),
    blocks: keyed(shape({ id, pageId: id, order, place, content }, { isLocked: isTrue })),
  },
  { filter: anything, weight: anything },
);

/** As UTF-8; a half of a sign of two units counts two. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 2 : 3;
  }
  return bytes;
}

/** With a list of its own: what is sent may be nested deeper than the stack. */
function isShallowEnough(value: unknown): boolean {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth === MAX_DEPTH) return false;
    for (const inner of Object.values(next.value)) open.push({ value: inner, depth: next.depth + 1 });
  }
  return true;
}
