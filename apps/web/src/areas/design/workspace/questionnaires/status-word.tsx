import { type QuestionnaireStatus, questionnaireStatus } from '@wenshu/api-contract';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { StatusTag, type StatusTone } from '@wenshu/ui';
import { useTexts } from '../../../../app/language/language.ts';

const tone: Readonly<Record<QuestionnaireStatus, StatusTone>> = {
  [questionnaireStatus.editing]: 'calm',
  [questionnaireStatus.collecting]: 'good',
  [questionnaireStatus.suspended]: 'waiting',
  [questionnaireStatus.ended]: 'calm',
};

export function StatusWord({ status }: { readonly status: QuestionnaireStatus }) {
  const t = useTexts(questionnaireTexts);
  return <StatusTag tone={tone[status]}>{t.status[status]}</StatusTag>;
}
