import { summaryTexts } from '@wenshu/texts/findings/summary';
import { countCell, percentCell, wordCell } from '../../../exhibit/cells.ts';
import type { Exhibit, Note } from '../../../exhibit/exhibits.ts';
import { countFormat, percentFormat, percentOf } from '../../../exhibit/units.ts';
import { framed } from '../framed.ts';
import { smallBaseNotes } from '../notes.ts';
import type { Summariser, SummaryContext, Summed } from '../summary.ts';
import { type FilesRead, fileGroups, readFiles, typeOf } from './read-files.ts';

const MOST_READ = 20_000;

/** What was uploaded: of how many records, how many files, of which kinds, and the newest to look at. */
export const filesSummariser: Summariser<number, FilesRead> = {
  lay: ({ parts }, asking) =>
    asking.texts(
      parts.map(({ variable }) => variable.key),
      MOST_READ,
    ),
  run: (place, counts) => readFiles(counts.texts(place)),
  present: presentFiles,
};

function presentFiles(result: FilesRead, summed: Summed, context: SummaryContext): readonly Exhibit[] {
  const { total, files, groups, newest } = result;
  const texts = summaryTexts[context.language];
  const notes = notesOf(result, context);
  const frame = (what: 'files' | 'gallery') => {
    const own = framed(summed, context, { what, base: { people: total }, notes });
    return { ...own, title: texts.files.titles[what](own.title) };
  };
  const shown = fileGroups.filter(group => groups[group] > 0);
  const drill = { test: 'answered' as const, variable: summed.parts[0]!.variable.key, is: true };
  return [
    {
      ...frame('files'),
      kind: 'table',
      measures: [{ id: 'count', name: texts.count, format: countFormat }],
      columns: [
        { id: 'count', text: texts.count, role: 'category', format: countFormat, drill },
        { id: 'percent', text: texts.percent, role: 'category', format: percentFormat },
      ],
      rows: [
        { id: 'records', text: texts.files.records, role: 'base', format: countFormat, drill },
        { id: 'files', text: texts.files.all, role: 'statistic', format: countFormat },
        ...shown.map(group => ({ id: group, text: texts.files.groups[group], role: 'category' as const })),
      ],
      cells: [
        ...[total, files].map(count => [countCell(count), wordCell('')]),
        ...shown.map(group => [countCell(groups[group]), percentCell(percentOf(groups[group], files))]),
      ],
    },
    ...(newest.length > 0
      ? [
          {
            ...frame('gallery'),
            kind: 'gallery' as const,
            total: files,
            files: newest.map(file => ({ ...file, type: typeOf(file.name) })),
          },
        ]
      : []),
  ];
}

function notesOf({ total, read }: FilesRead, context: SummaryContext): Note['notes'] {
  const { language, source, request } = context;
  const texts = summaryTexts[language].files;
  const remarks = [
    ...(read < total ? [texts.newest({ read, total })] : []),
    ...(source.weight === undefined ? [] : [texts.notWeighted]),
    ...(request.groups.length === 0 ? [] : [texts.ofEverybody]),
  ];
  return [...smallBaseNotes(context, { people: total }), ...remarks.map(text => ({ tone: 'footnote' as const, text }))];
}
