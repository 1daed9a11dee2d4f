import { summaryTexts } from '@wenshu/texts/findings/summary';
import type { Exhibit, Note, Picture } from '../../../exhibit/exhibits.ts';
import { alreadyPercent, type Percent, percentFormat } from '../../../exhibit/units.ts';
import type { CrossTable } from '../../cross/result.ts';
import { countedTable } from '../counted-lines.ts';
import { framed } from '../framed.ts';
import { smallBaseNotes } from '../notes.ts';
import {
  countRows,
  layRows,
  optionsByRowSummariser,
  type RowCounts,
  type RowPlaces,
} from '../options-by-row/options-by-row.ts';
import type { Summariser, SummaryContext, Summed, SummedPart } from '../summary.ts';
import { type Density, densityOf, pointsIn } from './density.ts';
import { fileIdIn, outlineOf, readPicture } from './picture-design.ts';

interface Laid {
  readonly regions: readonly RowPlaces[];
  readonly clicks: number | null;
}
interface Result {
  readonly regions: readonly RowCounts[];
  readonly clicks: Clicks | null;
}
interface Clicks {
  readonly total: number;
  readonly read: number;
  readonly clicks: number;
  readonly density: Density;
  readonly points: readonly (readonly [number, number])[];
}

const MOST_READ = 20_000;
/** More dots than these are a grey cloth. */
const MOST_POINTS = 1_000;
/** The shape of a picture that nobody has measured; whoever draws it knows better. */
const USUAL_RATIO = 4 / 3;
const COLUMNS = 40;
const CHOSEN = 1;

const clicksOf = ({ parts }: Summed) => parts.find(({ variable }) => variable.content === 'points');
const regionsOf = ({ parts }: Summed) => parts.filter(({ variable }) => variable.kept === 'code');

/** Clicks upon a picture as density, and its regions: how many clicked into each, or what they think of it. */
export const hotspotsSummariser: Summariser<Laid, Result> = {
  lay: (summed, asking) => {
    const clicks = clicksOf(summed);
    return {
      regions: layRows(regionsOf(summed), asking),
      clicks: clicks ? asking.texts([clicks.variable.key], MOST_READ) : null,
    };
  },
  run: ({ regions, clicks }, counts, summed) => ({
    regions: countRows(counts, regions, regionsOf(summed)),
    clicks: clicks === null ? null : readClicks(counts.texts(clicks)),
  }),
  present: (result, summed, context) => [
    pictureOf(result, summed, context),
    ...(result.clicks ? clickedTable(result, summed, context) : moodTables(result, summed, context)),
  ],
};

function readClicks({ total, records }: ReturnType<Parameters<typeof hotspotsSummariser.run>[1]['texts']>): Clicks {
  const points = records.flatMap(({ texts }) => pointsIn(texts[0] ?? ''));
  return {
    total,
    read: records.length,
    clicks: points.length,
    points: points.slice(0, MOST_POINTS),
    density: densityOf(points, COLUMNS, Math.round(COLUMNS / USUAL_RATIO)),
  };
}

const NOBODY = { people: 0, weighted: 0, effective: 0 };

function baseOf({ regions, clicks }: Result) {
  if (clicks) return { people: clicks.total };
  return regions[0]?.together ?? NOBODY;
}

function pictureOf(result: Result, summed: Summed, context: SummaryContext): Picture {
  const { regions, clicks } = result;
  const { picture, regions: drawn } = readPicture(summed.question.design);
  const frame = framed(summed, context, { what: 'picture', base: baseOf(result), notes: notesOf(result, context) });
  return {
    ...frame,
    kind: 'picture',
    title: summaryTexts[context.language].hotspots.titles.picture(frame.title),
    fileId: fileIdIn(picture),
    address: picture,
    ratio: USUAL_RATIO,
    ...(clicks && { density: clicks.density, points: clicks.points }),
    regions: regionsOf(summed).flatMap((part, at) => {
      const region = drawn.get(itemOf(part) ?? '');
      return region ? [regionOf(regions[at]!.table, { part, outline: outlineOf(region), context })] : [];
    }),
  };
}

/** Which option a variable is about. */
function itemOf({ variable }: SummedPart): string | undefined {
  return variable.reads?.flatMap(one => ('itemId' in one && one.itemId !== undefined ? [one.itemId] : []))[0];
}

const tones = { 1: 'like', 2: 'neutral', 3: 'dislike' } as const;
type Mood = keyof typeof tones;
const moods = [1, 2, 3] as const satisfies readonly Mood[];
const shareIn = ({ lines, shares }: CrossTable, code: number): Percent | null => {
  const at = lines.findIndex(({ codes }) => codes[0] === code);
  return at < 0 ? null : (shares[at]![0] ?? null);
};

interface Drawn {
  readonly part: SummedPart;
  readonly outline: readonly (readonly [number, number])[];
  readonly context: SummaryContext;
}

function regionOf(table: CrossTable, { part, outline, context }: Drawn): NonNullable<Picture['regions']>[number] {
  const { hotspots: texts, values } = summaryTexts[context.language];
  const own = { text: part.label, outline };
  // Whether somebody clicked into it is 0 or 1.
  if (isClicked(part))
    return {
      ...own,
      values: [{ name: texts.clicked, value: shareIn(table, CHOSEN) ?? alreadyPercent(0), format: percentFormat }],
    };
  const shares = moods.map(mood => ({ mood, share: shareIn(table, mood) ?? alreadyPercent(0) }));
  const most = shares.reduce((sofar, one) => (one.share > sofar.share ? one : sofar));
  return {
    ...own,
    ...(most.share > 0 && { tone: tones[most.mood] }),
    values: shares.map(({ mood, share }) => ({ name: values[tones[mood]], value: share, format: percentFormat })),
  };
}

const isClicked = ({ variable }: SummedPart) => variable.categories?.some(({ code }) => code === 0) === true;

/** By region: how many clicked into it. */
function clickedTable({ regions, clicks }: Result, summed: Summed, context: SummaryContext): readonly Exhibit[] {
  const parts = regionsOf(summed);
  if (parts.length === 0) return [];
  const { bases } = regions[0]!.table;
  const frame = framed(summed, context, { what: 'regions', base: bases[0]! });
  const lines = parts.map(({ variable, label }, at) => {
    const { lines: codes, cells } = regions[at]!.table;
    const chosen = codes.findIndex(line => line.codes[0] === CHOSEN);
    return {
      id: variable.key,
      text: label,
      weighted: context.columns.map((_name, column) => cells[chosen]?.[column]?.values[1] ?? 0),
      drill: { test: 'choice' as const, variable: variable.key, is: 'any-of' as const, codes: [CHOSEN] },
    };
  });
  const answered = { test: 'answered' as const, variable: clicksOf(summed)!.variable.key, is: true };
  return [
    {
      ...frame,
      title: summaryTexts[context.language].hotspots.titles.regions(frame.title),
      notes: clicks ? notesOf({ regions, clicks }, context).filter(({ tone }) => tone === 'warning') : [],
      ...countedTable(lines, bases, context, answered),
    },
  ];
}

/** By region: what people think of it, as the rows of a matrix are shown. */
function moodTables({ regions }: Result, summed: Summed, context: SummaryContext): readonly Exhibit[] {
  const parts = regionsOf(summed);
  if (parts.length === 0) return [];
  return optionsByRowSummariser.present(regions, { ...summed, parts }, context);
}

function notesOf({ clicks, regions }: Result, context: SummaryContext): Note['notes'] {
  const { language, source, request } = context;
  const texts = summaryTexts[language].hotspots;
  const remarks = [
    ...(clicks ? [texts.clicks(clicks.clicks)] : []),
    ...(clicks && clicks.read < clicks.total ? [texts.newest({ read: clicks.read, total: clicks.total })] : []),
    ...(clicks && source.weight !== undefined ? [texts.notWeighted] : []),
    ...(clicks && request.groups.length > 0 ? [texts.ofEverybody] : []),
    texts.newestPicture,
  ];
  return [
    ...smallBaseNotes(context, baseOf({ regions, clicks })),
    ...remarks.map(text => ({ tone: 'footnote' as const, text })),
  ];
}
