import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { inOrder, type SettingName } from '@wenshu/survey-core';
import { type RawSettings, readSetting } from '@wenshu/survey-core/answering';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { orderedQuestions } from '../../document/reading/place.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import { useRun } from '../../document/state/use-run.ts';
import { groupName, questionLabel } from './drafts/question-names.ts';
import classes from './logic.module.css';
import { RandomFields, type RandomList, type RandomName } from './random-fields.tsx';

/** From here on, looking for what is set takes long. */
const MANY = 10;

const OF_QUESTION: readonly (RandomName & SettingName)[] = [
  'isOptionOrderRandom',
  'shownOptionCount',
  'isRowOrderRandom',
  'shownRowCount',
];

/** Random order and "N of M" of groups, questions, options and rows, in one place. */
export function RandomSettings({ questionId }: { questionId: string | undefined }) {
  const t = useTexts(editorLogicTexts);
  const run = useRun();
  const document = useEditorState(state => state.document);
  const [isOnlySet, setIsOnlySet] = useState(false);
  const groups = inOrder(document.groups);
  const questions = orderedQuestions(document).filter(
    question => (questionId === undefined || question.id === questionId) && namesOf(question.type).length > 0,
  );
  const ofSurvey: RandomList = {
    id: '',
    title: t.groupsOfSurvey,
    names: ['isGroupOrderRandom', 'shownGroupCount'],
    settings: document.settings,
    counts: { shownGroupCount: groups.length },
    onSet: settings => run('updateSurveySettings', { settings }),
  };
  const ofGroups = groups.map(
    (group): RandomList => ({
      id: group.id,
      title: t.group({ name: groupName(document, group.id, t) }),
      // A place is kept only where there is something to be mixed with.
      names: ['isQuestionOrderRandom', 'shownQuestionCount', ...anchorIf(isMixed(document.settings, 'group'), group)],
      settings: group.settings,
      counts: { shownQuestionCount: Object.values(document.questions).filter(one => one.groupId === group.id).length },
      onSet: settings => run('updateQuestionGroupSettings', { groupId: group.id, settings }),
    }),
  );
  const ofQuestions = questions.map((question): RandomList => {
    const group = document.groups[question.groupId];
    return {
      id: question.id,
      title: questionLabel(document, question),
      names: [...namesOf(question.type), ...anchorIf(isMixed(group?.settings ?? {}, 'question'), question)],
      settings: question.settings,
      counts: {
        shownOptionCount: Object.keys(question.items).length,
        shownRowCount: Object.keys(question.rows).length,
      },
      onSet: settings => run('updateSettings', { questionId: question.id, settings }),
    };
  });
  const all = [
    ...(questionId === undefined ? [...(groups.length > 1 ? [ofSurvey] : []), ...ofGroups] : []),
    ...ofQuestions,
  ];
  const shown = isOnlySet ? all.filter(isSet) : all;
  return (
    <div className={classes.settings}>
      <p className={classes.hint}>{t.settingsHint}</p>
      {all.length > MANY && (
        <Checkbox checked={isOnlySet} onChange={event => setIsOnlySet(event.target.checked)}>
          {t.onlySet}
        </Checkbox>
      )}
      {shown.length === 0 && <p className={classes.hint}>{t.noneSet}</p>}
      {shown.map(list => (
        <RandomFields key={list.id} {...list} />
      ))}
    </div>
  );
}

const anchorIf = (isMixedIn: boolean, { settings }: { settings: RawSettings }) =>
  isMixedIn || readSetting(settings, 'isAnchored') ? (['isAnchored'] as const) : [];

function isMixed(settings: RawSettings, what: 'group' | 'question'): boolean {
  return what === 'group'
    ? readSetting(settings, 'isGroupOrderRandom') || readSetting(settings, 'shownGroupCount') !== null
    : readSetting(settings, 'isQuestionOrderRandom') || readSetting(settings, 'shownQuestionCount') !== null;
}

const isSet = ({ names, settings }: RandomList) =>
  names.some(name => readSetting(settings, name) === true || typeof readSetting(settings, name) === 'number');

function namesOf(type: string) {
  const known: readonly SettingName[] = questionTypes[type as QuestionTypeSlug]?.settingNames ?? [];
  return OF_QUESTION.filter(name => known.includes(name));
}
