import { limits } from '../limits.ts';
import { type DesignRegistry, findType } from '../question-type/registry.ts';
import { type ImportLine, splitLines } from '../questionnaire/import/parse-lines.ts';
import type { DraftItem, DraftQuestion, DraftSettings, TextProblem } from './draft-question.ts';
import { settingsForType } from './draft-settings.ts';
import { maskEscapes, unescapeLine } from './escaping.ts';
import { isNoneOption } from './is-none-option.ts';
import { readMarkers } from './read-markers.ts';

export interface ParsedText {
  readonly questions: readonly DraftQuestion[];
  /** All of them, in the order of lines. */
  readonly problems: readonly TextProblem[];
}

interface Open {
  readonly type: string;
  readonly title: string;
  readonly isRequired: boolean;
  remark?: string;
  settings: DraftSettings;
  readonly items: DraftItem[];
  readonly rows: string[];
}

const ROW = /^\s*(?:row|行)\s*[:：]\s*/i;
const NOTE = /^\s*(?:note|说明)\s*[:：]\s*/i;
const END = /^\s*(?:(low|低端)|high|高端)\s*[:：]\s*/i;
const BLANK = /_{3,}\s*$/;

/**
 * Questions from the text of a Word import. A question begins at a line with a type marker, "1. Which fruit? [single choice]"; its
 * options follow, one a line, "____" at the end for a blank; "row:" begins a matrix row, "note:" a remark, "low:" and
 * "high:" the words at the ends of a scale. Blank lines do not matter. What people have in other forms, `readSurveyText` reads.
 */
export function parseSurveyText(text: string, types: DesignRegistry): ParsedText {
  const questions: Open[] = [];
  const problems: TextProblem[] = [];
  // After a marker that nobody knows, its options are skipped in silence: one mistake is one problem.
  let isSkipping = false;
  for (const line of splitLines(text).filter(one => one.text.trim() !== '')) {
    const marked = readMarkers(line.text, types);
    if (marked) {
      isSkipping = 'unknown' in marked.type;
      if ('unknown' in marked.type) {
        problems.push({ problem: 'import-type-unknown', line: line.line, name: marked.type.unknown });
        continue;
      }
      const { settings } = marked;
      const title = unescapeLine(marked.title);
      const type = marked.type.slug;
      // A note cannot be required: the import would be refused for it as a whole.
      const { settingNames, capabilities } = findType(types, type)!;
      const isRequired = marked.isRequired && settingNames.includes('required');
      questions.push({ type, title, isRequired, settings, items: [], rows: [] });
      if (title !== '' || capabilities.needsTitle !== false)
        problems.push(...checkTitle(title, line.line, questions.length));
      continue;
    }
    const open = questions.at(-1);
    if (isSkipping) continue;
    const problem = open ? addLine(open, line, types) : ({ problem: 'import-type-missing', line: line.line } as const);
    if (problem) problems.push(problem);
  }
  if (questions.length === 0 && problems.length === 0) problems.push({ problem: 'import-empty', line: 0 });
  return { questions: questions.map(question => withSettings(question, types)), problems };
}

function withSettings({ settings, ...question }: Open, types: DesignRegistry): DraftQuestion {
  return { ...question, ...settingsForType(settings, question.type, question.items.length, types) };
}

export function checkTitle(title: string, line: number, count: number): TextProblem[] {
  if (title === '') return [{ problem: 'import-title-missing', line }];
  if ([...title].length > limits.richText) return [{ problem: 'import-line-too-long', line, max: limits.richText }];
  return count > limits.questions ? [{ problem: 'import-too-many-lines', line, max: limits.questions }] : [];
}

function addLine(open: Open, { text, line }: ImportLine, types: DesignRegistry): TextProblem | undefined {
  if ([...text].length > limits.lineLength) return { problem: 'import-line-too-long', line, max: limits.lineLength };
  const type = findType(types, open.type)!;
  const masked = maskEscapes(text);
  const note = NOTE.exec(masked);
  if (note) {
    const remark = unescapeLine(text.slice(note[0].length).trim());
    open.remark = open.remark === undefined ? remark : `${open.remark}\n${remark}`;
    return undefined;
  }
  const end = END.exec(masked);
  if (end) {
    const label = unescapeLine(text.slice(end[0].length).trim());
    open.settings = { ...open.settings, [end[1] ? 'lowLabel' : 'highLabel']: label };
    return undefined;
  }
  const row = ROW.exec(masked);
  if (row ? !type.capabilities.hasRows : !type.capabilities.hasOptions)
    return { problem: 'import-options-not-allowed', line };
  if (row) {
    if (open.rows.length >= limits.rows) return { problem: 'import-too-many-lines', line, max: limits.rows };
    open.rows.push(unescapeLine(text.slice(row[0].length).trim()));
    return undefined;
  }
  const max = type.capabilities.maxOptions;
  if (open.items.length >= max) return { problem: 'import-too-many-lines', line, max };
  const blank = type.itemSettingNames.includes('hasBlank') ? BLANK.exec(masked) : null;
  const title = unescapeLine((blank ? text.slice(0, blank.index) : text).trim());
  const isExclusive = type.itemSettingNames.includes('isExclusive') && isNoneOption(title);
  open.items.push({ title, hasBlank: blank !== null, ...(isExclusive && { isExclusive }) });
  return undefined;
}
