import type { summaryFileFormats, TalkSummary } from '@wenshu/api-contract';
import type { PaperBlock } from '@wenshu/papers';
import type { Language } from '@wenshu/texts';
import { talkSummaryTexts } from '@wenshu/texts/talks/talk-summaries';
import { timeText } from '@wenshu/words';
import type { Actor } from '../../../../authorisation/actor.ts';
import type { FileAnswer } from '../../../../http/file-answer.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { cleanFileName, fileFormats } from '../../../people/stored-files/index.ts';
import { wordAside } from '../../papers/index.ts';
import type { SeenTalk } from './present-summaries.ts';

interface Outgoing {
  readonly talk: SeenTalk;
  readonly summaries: readonly TalkSummary[];
  readonly language: Language;
}

interface Writing {
  readonly platform: Platform;
  readonly actor: Actor;
  readonly signal: AbortSignal;
}

type Format = (typeof summaryFileFormats)[number];

/** What each person said on each section, with its quotes. */
export async function summariesFile(out: Outgoing, format: Format, writing: Writing): Promise<FileAnswer> {
  const t = talkSummaryTexts[out.language];
  const { name } = out.talk.project;
  const content =
    format === 'xlsx'
      ? await workbook(out)
      : await wordAside(writing.platform, writing.actor, writing.signal, {
          title: `${name} ${t.file}`,
          blocks: blocksOf(out),
          colon: t.colon,
        });
  return {
    fileName: cleanFileName(`${name} ${t.file}.${format}`),
    contentType: fileFormats[format].contentType,
    content: Buffer.from(content),
    cacheControl: 'no-store',
  };
}

/** Quotes that still stand, each with when it was said. */
function quotesOf(
  { talk }: Outgoing,
  { quotes }: TalkSummary,
): readonly { readonly words: string; readonly from: string }[] {
  return quotes
    .filter(({ stands }) => stands)
    .map(({ turnId, words }) => {
      const from = talk.turns.find(({ id }) => id === turnId)?.from ?? null;
      return { words, from: from === null ? '' : timeText(from) };
    });
}

function blocksOf(out: Outgoing): PaperBlock[] {
  const t = talkSummaryTexts[out.language];
  return out.talk.people.flatMap(({ no, name }): PaperBlock[] => {
    const own = inParts(out, no);
    if (own.length === 0) return [];
    return [
      { is: 'heading', level: 1, text: name },
      ...own.flatMap((summary): PaperBlock[] => [
        { is: 'heading', level: 2, text: summary.part === '' ? t.whole : summary.part },
        ...(summary.words === '' ? [] : [{ is: 'text', text: summary.words } as const]),
        ...quotesOf(out, summary).map(
          ({ words, from }): PaperBlock => ({ is: 'bullet', level: 0, text: `${t.quoted({ words })} ${from}`.trim() }),
        ),
      ]),
    ];
  });
}

/** In the order of the sections, what is of all of them first, and what is of none any more last. */
function inParts({ talk, summaries }: Outgoing, no: number): readonly TalkSummary[] {
  const places = new Map(['', ...talk.parts].map((part, at) => [part, at]));
  const placeOf = ({ part }: TalkSummary) => places.get(part) ?? places.size;
  return summaries.filter(one => one.no === no).toSorted((one, other) => placeOf(one) - placeOf(other));
}

async function workbook(out: Outgoing): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const { talk, summaries, language } = out;
  const t = talkSummaryTexts[language];
  const parts = [...new Set(['', ...talk.parts, ...summaries.map(({ part }) => part)])];
  const rows = talk.people.map(({ no, name }) => [
    name,
    ...parts.map(part => {
      const found = summaries.find(one => one.no === no && one.part === part);
      if (!found) return '';
      return [found.words, ...quotesOf(out, found).map(t.quoted)].filter(line => line !== '').join('\n');
    }),
  ]);
  const quotes = summaries.flatMap(summary => {
    const name = talk.people.find(({ no }) => no === summary.no)?.name ?? '';
    const section = summary.part === '' ? t.whole : summary.part;
    return quotesOf(out, summary).map(({ words, from }) => [name, section, words, from]);
  });
  const columns = [{ width: 18 }, ...parts.map(() => ({ width: 50 }))];
  const head = [t.person, ...parts.map(part => (part === '' ? t.whole : part))];
  return writeXlsx({
    sheets: [
      { name: t.sheets.summaries, columns, rows: [head, ...rows], freezePane: { rows: 1 } },
      {
        name: t.sheets.quotes,
        columns: [{ width: 18 }, { width: 24 }, { width: 80 }],
        rows: [[t.person, t.part, t.quote, t.time], ...quotes],
        freezePane: { rows: 1 },
      },
    ],
  });
}
