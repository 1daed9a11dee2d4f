import type { Loss, Questionnaire } from '@wenshu/survey-core';
import type { canvasTexts } from '@wenshu/texts/design/editor-canvas';

type Words = (typeof canvasTexts)['zh']['usedBy'] | (typeof canvasTexts)['en']['usedBy'];

/** What would go, in words a creator knows: "Q3's jump logic". */
export function describeLoss(document: Questionnaire, { kind, id }: Loss, words: Words): string {
  if (kind === 'rule') {
    const rule = document.logic[id];
    if (!rule) return id;
    const target: { readonly questionId?: string; readonly groupId?: string } = 'target' in rule ? rule.target : rule;
    const name = document.questions[target.questionId ?? '']?.seqName ?? groupName(document, target.groupId);
    return words.of({ name, kind: words.kinds[rule.kind] });
  }
  if (kind === 'calculation')
    return words.named({ name: document.calculations[id]?.name ?? id, kind: words.kinds[kind] });
  if (kind === 'verification') {
    const name = document.questions[document.verifications[id]?.questionId ?? '']?.seqName ?? id;
    return words.of({ name, kind: words.kinds[kind] });
  }
  return words.named({ name: partTitle(document, id), kind: words.kinds[kind] });
}

function groupName(document: Questionnaire, groupId: string | undefined): string {
  return document.groups[groupId ?? '']?.title.text ?? '';
}

function partTitle(document: Questionnaire, id: string): string {
  for (const { items, itemGroups, rows, rowGroups } of Object.values(document.questions)) {
    const part = items[id] ?? itemGroups[id] ?? rows[id] ?? rowGroups[id];
    if (part) return part.title.text;
  }
  return id;
}
