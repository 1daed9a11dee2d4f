import { type QuestionnaireOrigin, type QuestionnaireStatus, questionnaireStatus } from '@wenshu/api-contract';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { StatusTag, type StatusTone } from '@wenshu/ui';
import { useTexts } from '../../../../app/language/language.ts';

const tone: Readonly<Record<QuestionnaireStatus, StatusTone>> = {
  [questionnaireStatus.editing]: 'calm',
  [questionnaireStatus.collecting]: 'good',
  [questionnaireStatus.suspended]: 'waiting',
  [questionnaireStatus.ended]: 'calm',
};

interface StatusWordProps {
  readonly status: QuestionnaireStatus;
  readonly origin?: QuestionnaireOrigin;
}

/** How it stands; of data that was brought in, where it comes from: nothing is collected there. */
export function StatusWord({ status, origin = 'designed' }: StatusWordProps) {
  const t = useTexts(questionnaireTexts);
  if (origin !== 'designed') return <StatusTag>{t.origins[origin]}</StatusTag>;
  return <StatusTag tone={tone[status]}>{t.status[status]}</StatusTag>;
}
