import type { ImportTemplate } from '@wenshu/api-contract';
import { limits } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { questionnaireDocumentTexts } from '@wenshu/texts/design/questionnaire-document';

const COLUMN_WIDTH = 28;
const HINT_WIDTH = 100;

/** A sheet with its headings and an example, and a second one that says how it is filled in. */
export async function writeTemplate(template: ImportTemplate, language: Language): Promise<Uint8Array> {
  // Half a megabyte of program that few starts need.
  const { writeXlsx } = await import('hucre/xlsx');
  const texts = questionnaireDocumentTexts[language];
  const headings = templateHeadings(template, language);
  return writeXlsx({
    sheets: [
      {
        name: texts.sheetName,
        columns: headings.map(() => ({ width: COLUMN_WIDTH })),
        rows: [headings, ...texts.examples[template].map(row => [...row])],
        freezePane: { rows: 1 },
      },
      {
        name: texts.hintSheetName,
        columns: [{ width: HINT_WIDTH }],
        rows: texts.hints[template].map(hint => [hint]),
      },
    ],
  });
}

const LEVELS = { options: 1, layers: limits.optionLayers, cascade: limits.cascadeLayers } as const;

/** The first row of a template: how a sheet is known to be one. A cascade may leave out its last levels. */
export function templateHeadings(template: ImportTemplate, language: Language): string[] {
  const { optionColumn, levelColumn } = questionnaireDocumentTexts[language];
  if (template === 'options') return [optionColumn];
  return Array.from({ length: LEVELS[template] }, (_, index) => levelColumn({ level: index + 1 }));
}
