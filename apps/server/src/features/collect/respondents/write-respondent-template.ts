import type { Language } from '@wenshu/texts';
import { identityTexts } from '@wenshu/texts/collect/identity';
import { respondentTemplateTexts } from '@wenshu/texts/collect/respondent-template';
import type { FileAnswer } from '../../../http/file-answer.ts';
import { XLSX } from '../../people/made-files/index.ts';
import { usualColumns } from './respondent-lines.ts';

const COLUMN_WIDTH = 20;
const HINT_WIDTH = 100;

/** A sheet with the columns that a name list has, and a second one that says how it is filled in. No examples: they would be imported. */
export async function writeRespondentTemplate(
  language: Language,
  customFields: readonly string[],
  nameHeading = identityTexts[language].fields.name,
): Promise<FileAnswer> {
  // Half a megabyte of program that few starts need.
  const { writeXlsx } = await import('hucre/xlsx');
  const { fields, group, labels } = identityTexts[language];
  const texts = respondentTemplateTexts[language];
  const names = { ...fields, name: nameHeading, group, labels };
  const headings = [...usualColumns.map(column => names[column]), ...customFields];
  const content = await writeXlsx({
    sheets: [
      {
        name: texts.sheetName,
        columns: headings.map(() => ({ width: COLUMN_WIDTH })),
        rows: [headings],
        freezePane: { rows: 1 },
      },
      { name: texts.hintSheetName, columns: [{ width: HINT_WIDTH }], rows: texts.hints.map(hint => [hint]) },
    ],
  });
  return { content, fileName: `${texts.fileName}.xlsx`, contentType: XLSX, sizeBytes: content.length };
}
