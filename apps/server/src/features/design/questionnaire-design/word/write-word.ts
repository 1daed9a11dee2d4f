import { questionTypes } from '@wenshu/question-types/core';
import {
  buildFlow,
  type Flow,
  type FlowItem,
  type FlowQuestion,
  findType,
  inOrder,
  type Questionnaire,
  readSetting,
} from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { describeRule, describeVerification } from '@wenshu/texts/design/logic/describe-rule';
import { questionnaireDocumentTexts } from '@wenshu/texts/design/questionnaire-document';
import type { Paragraph, Table } from 'docx';
import { nameReferences } from './name-references.ts';

type Docx = typeof import('docx');
type Block = Paragraph | Table;

const OPTION_INDENT = 360;
const SMALL = 18;

export interface WordRequest {
  readonly scrollId: string;
  readonly languageId: number;
  /** Of the words that are not the questionnaire's own. */
  readonly language: Language;
}

/** The questionnaire as a Word document: in order, numbered as its creator numbered it, with its logic in words at the end. */
export async function writeWord(document: Questionnaire, request: WordRequest): Promise<Buffer> {
  // Large, and wanted seldom.
  const docx = await import('docx');
  const flow = buildFlow(document, { ...request, versionTime: 0 });
  const children = [
    new docx.Paragraph({ text: printable(flow.title.text), heading: docx.HeadingLevel.TITLE }),
    ...paragraphs(docx, flow.description.text),
    ...flow.groups.flatMap(group => groupBlocks(docx, flow, group.id, request.language)),
    ...agreementBlocks(docx, flow, request.language),
    ...logicBlocks(docx, document, request.language),
  ];
  return docx.Packer.toBuffer(new docx.Document({ title: printable(flow.title.text), sections: [{ children }] }));
}

function groupBlocks(docx: Docx, flow: Flow, groupId: string, language: Language): Block[] {
  const group = flow.groups.find(({ id }) => id === groupId);
  const questions = flow.questions.filter(question => question.groupId === groupId);
  const title = group?.title.text.trim();
  return [
    ...(title ? [new docx.Paragraph({ text: printable(title), heading: docx.HeadingLevel.HEADING_1 })] : []),
    ...questions.flatMap(question => questionBlocks(docx, question, language)),
  ];
}

function questionBlocks(docx: Docx, question: FlowQuestion, language: Language): Block[] {
  const texts = questionnaireDocumentTexts[language];
  const type = findType(questionTypes, question.type);
  const role = type?.bind(question).role;
  if (role === 'page-break')
    return [new docx.Paragraph({ children: [new docx.TextRun({ text: `— ${texts.pageBreak} —`, size: SMALL })] })];
  if (role === 'note') return paragraphs(docx, question.title.text);
  const notes = [
    type?.capabilities.importMarker?.[language],
    readSetting(question.settings, 'required') ? texts.required : undefined,
  ].filter(note => note !== undefined);
  const heading = new docx.Paragraph({
    keepNext: true,
    spacing: { before: 240 },
    children: [
      new docx.TextRun({ text: printable(`${question.seqName} ${question.title.text}`), bold: true }),
      ...(notes.length > 0 ? [new docx.TextRun({ text: ` [${notes.join(', ')}]`, size: SMALL })] : []),
    ],
  });
  return [
    heading,
    ...(question.remark ? paragraphs(docx, question.remark.text) : []),
    ...(question.rows.length > 0 ? [matrixTable(docx, question)] : optionLines(docx, question.items)),
  ];
}

/** Options under each other, numbered from 1; those of a lower layer below theirs ("2.1"). */
function optionLines(docx: Docx, items: readonly FlowItem[], above = ''): Paragraph[] {
  return items.flatMap((item, index) => {
    const number = `${above}${index + 1}`;
    const left = OPTION_INDENT * number.split('.').length;
    const line = new docx.Paragraph({ text: printable(`${number}. ${item.title.text}`), indent: { left } });
    return [line, ...optionLines(docx, item.children ?? [], `${number}.`)];
  });
}

function matrixTable(docx: Docx, { rows, items }: FlowQuestion): Table {
  const cell = (text: string) => new docx.TableCell({ children: [new docx.Paragraph(printable(text))] });
  const hasRight = rows.some(row => row.rightTitle);
  const head = ['', ...items.map(item => item.title.text), ...(hasRight ? [''] : [])];
  const lines = rows.map(row => [
    row.title.text,
    ...items.map(() => '○'),
    ...(hasRight ? [row.rightTitle?.text ?? ''] : []),
  ]);
  return new docx.Table({
    width: { size: 100, type: docx.WidthType.PERCENTAGE },
    rows: [head, ...lines].map(
      (texts, index) => new docx.TableRow({ tableHeader: index === 0, children: texts.map(cell) }),
    ),
  });
}

function agreementBlocks(docx: Docx, { agreements }: Flow, language: Language): Block[] {
  return section(
    docx,
    questionnaireDocumentTexts[language].agreements,
    agreements.flatMap(({ name, content }) => [name, content.text]),
  );
}

function logicBlocks(docx: Docx, document: Questionnaire, language: Language): Block[] {
  const texts = questionnaireDocumentTexts[language];
  return [
    ...section(
      docx,
      texts.logic,
      inOrder(document.logic).map(rule => describeRule(rule, document, language)),
    ),
    ...section(
      docx,
      texts.checks,
      inOrder(document.verifications).map(one => describeVerification(one, document, language)),
    ),
    ...section(
      docx,
      texts.calculations,
      inOrder(document.calculations).map(({ name, expression }) => `${name} = ${nameReferences(expression, document)}`),
    ),
  ];
}

function section(docx: Docx, heading: string, lines: readonly string[]): Block[] {
  if (lines.length === 0) return [];
  return [
    new docx.Paragraph({ text: heading, heading: docx.HeadingLevel.HEADING_1 }),
    ...lines.map(line => new docx.Paragraph({ text: printable(line), bullet: { level: 0 } })),
  ];
}

function paragraphs(docx: Docx, text: string): Paragraph[] {
  return text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => new docx.Paragraph(printable(line)));
}

/** Word refuses a file with a character that XML does not know. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ');
}
