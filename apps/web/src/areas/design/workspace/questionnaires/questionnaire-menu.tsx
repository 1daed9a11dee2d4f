import { isAnsweredHere, type ListedQuestionnaire } from '@wenshu/api-contract';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { operationTexts } from '@wenshu/texts/people/operations';
import { useTexts } from '../../../../app/language/language.ts';
import { useGo } from '../../../../app/routes/use-go.ts';
import { LightMenu } from '../../document/parts/light-menu.tsx';
import { useListActions } from './list-actions.ts';

/** What can be done with a questionnaire besides opening it; only what the person may do is offered. */
export function QuestionnaireMenu({ questionnaire }: { readonly questionnaire: ListedQuestionnaire }) {
  const t = useTexts(questionnaireTexts);
  const log = useTexts(operationTexts);
  const { go } = useGo();
  const { open, remove } = useListActions();
  const { scrollId, name, mayEdit, isCreator, origin } = questionnaire;
  const isDesigned = isAnsweredHere(origin);
  const items = () => [
    ...(mayEdit
      ? [
          { key: 'rename', label: t.rename, onClick: () => open('rename', questionnaire) },
          { key: 'labels', label: t.labels, onClick: () => open('labels', questionnaire) },
        ]
      : []),
    { key: 'copy', label: t.copy, onClick: () => open('copy', questionnaire) },
    ...(mayEdit && origin === 'imported'
      ? [{ key: 'wave', label: t.importWave, onClick: () => go(`/survey/import?scrollId=${scrollId}`) }]
      : []),
    ...(mayEdit && isDesigned
      ? [{ key: 'import', label: t.importInto, onClick: () => go(`/team/create-survey?scrollId=${scrollId}`) }]
      : []),
    ...(isCreator
      ? [
          { key: 'log', label: log.open, onClick: () => go(`/team/workSpace/workSpace-log?scrollId=${scrollId}`) },
          { type: 'divider' as const },
          { key: 'remove', label: t.remove, danger: true, onClick: () => void remove(questionnaire) },
        ]
      : []),
  ];
  return <LightMenu label={t.more({ name })} items={items} />;
}
