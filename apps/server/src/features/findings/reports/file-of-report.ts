import {
  type BlockResult,
  dressExhibit,
  type FoundFigure,
  formatShown,
  type ReportBlock,
  type ReportDocument,
  type ReportParagraph,
  type ReportResults,
  sheetExhibit,
  themeColours,
  type Verbatims,
} from '@wenshu/analysis';
import { groupBy, inOrder, own } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { exhibitTexts } from '@wenshu/texts/findings/exhibit';
import type { FileBody, FilePage, FileParagraph, ReportFile } from '../rendering/index.ts';

/** A report with its numbers as files draw it: every block dressed, every figure written. What the reader turns on a screen is not in it. */
export function fileOfReport(
  document: ReportDocument,
  { blocks: results }: ReportResults,
  language: Language,
  isUponA4: boolean,
): ReportFile {
  const theme = themeColours(document.theme);
  const blocksOf = groupBy(inOrder(document.blocks), ({ pageId }) => pageId);
  const pages = inOrder(document.pages).map((page): FilePage => {
    const blocks = (blocksOf.get(page.id) ?? []).flatMap(block => {
      const body = bodyOf(block, own(results, block.id), { language, colours: theme.colours });
      return body ? [{ place: block.place, body }] : [];
    });
    const { background } = page;
    return {
      name: page.name,
      isCover: page.layout === 'cover' && !background,
      blocks,
      ...(background && {
        background:
          background.by === 'colour'
            ? { colour: background.colour }
            : { fileId: background.fileId, opacity: background.opacity },
      }),
    };
  });
  const { logo } = document.theme;
  return { shape: document.shape, theme, isUponA4, pages, ...(logo && { logo }) };
}

interface Look {
  readonly language: Language;
  readonly colours: readonly string[];
}

function bodyOf({ id, content }: ReportBlock, result: BlockResult | undefined, look: Look): FileBody | undefined {
  const { language, colours } = look;
  if (result?.kind === 'problem') return told(result.text);
  switch (content.kind) {
    case 'exhibit': {
      if (result?.kind !== 'exhibit') return undefined;
      const own = 'colours' in result.exhibit ? result.exhibit.colours : undefined;
      return {
        kind: 'exhibit',
        exhibit: dressExhibit(result.exhibit, { colours: own ?? colours, ...content.look }, language),
      };
    }
    case 'quotes':
      return result?.kind === 'quotes'
        ? { kind: 'exhibit', exhibit: titled(result.exhibit, content.title) }
        : undefined;
    case 'figure': {
      if (result?.kind !== 'figure') return undefined;
      const { figure } = result;
      const base = exhibitTexts[language].base({ people: figure.base });
      return { kind: 'figure', number: figureText(figure, language), caption: content.caption, base };
    }
    case 'text': {
      const figures = result?.kind === 'text' ? result.figures : {};
      return { kind: 'text', paragraphs: content.paragraphs.map(one => written(one, figures, language)) };
    }
    case 'picture':
      return { kind: 'picture', fileId: content.fileId, alt: content.alt, fit: content.fit };
    case 'sheet':
      return { kind: 'exhibit', exhibit: dressExhibit(sheetExhibit(id, content, language), { colours }, language) };
    default:
      return undefined;
  }
}

const titled = (exhibit: Verbatims, title: string): Verbatims => (title === '' ? exhibit : { ...exhibit, title });

const told = (text: string): FileBody => ({ kind: 'text', paragraphs: [{ style: 'note', runs: [{ text }] }] });

const figureText = ({ value, format }: FoundFigure, language: Language) => formatShown(format, value, language);

function written(
  { runs, ...paragraph }: ReportParagraph,
  figures: Readonly<Record<string, FoundFigure>>,
  language: Language,
): FileParagraph {
  return {
    ...paragraph,
    runs: runs.map(run => {
      if (!('figureId' in run)) return run;
      const { figureId, ...look } = run;
      const figure = own(figures, figureId);
      return {
        ...look,
        text: figure ? figureText(figure, language) : formatShown({ as: 'number', decimals: 0 }, null, language),
      };
    }),
  };
}
