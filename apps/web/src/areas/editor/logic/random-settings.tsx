import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { inOrder, type SettingDefinition, type SettingName, settingDictionary } from '@wenshu/survey-core';
import { type RawSettings, readSetting } from '@wenshu/survey-core/answering';
import { editorLogicTexts } from '@wenshu/texts/editor-logic';
import { InputNumber, Switch } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { useRun } from '../canvas/use-run.ts';
import { useEditorState } from '../state/use-editor.ts';
import classes from './logic.module.css';
import { orderedQuestions } from './place.ts';
import { groupName, questionLabel } from './question-names.ts';

type RandomName =
  | 'isGroupOrderRandom'
  | 'shownGroupCount'
  | 'isQuestionOrderRandom'
  | 'shownQuestionCount'
  | 'isAnchored'
  | 'isOptionOrderRandom'
  | 'shownOptionCount'
  | 'isRowOrderRandom'
  | 'shownRowCount';

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
  const groups = inOrder(document.groups);
  const questions = orderedQuestions(document).filter(
    question => (questionId === undefined || question.id === questionId) && namesOf(question.type).length > 0,
  );
  return (
    <div className={classes.settings}>
      <p className={classes.hint}>{t.settingsHint}</p>
      {questionId === undefined && groups.length > 1 && (
        <SettingsOf
          title={t.groupsOfSurvey}
          names={['isGroupOrderRandom', 'shownGroupCount']}
          settings={document.settings}
          onSet={settings => run('updateSurveySettings', { settings })}
        />
      )}
      {questionId === undefined &&
        groups.map(group => (
          <SettingsOf
            key={group.id}
            title={t.group({ name: groupName(document, group.id, t) })}
            names={[
              'isQuestionOrderRandom',
              'shownQuestionCount',
              ...(groups.length > 1 ? (['isAnchored'] as const) : []),
            ]}
            settings={group.settings}
            onSet={settings => run('updateQuestionGroupSettings', { groupId: group.id, settings })}
          />
        ))}
      {questions.map(question => (
        <SettingsOf
          key={question.id}
          title={questionLabel(question)}
          names={[...namesOf(question.type), 'isAnchored']}
          settings={question.settings}
          onSet={settings => run('updateSettings', { questionId: question.id, settings })}
        />
      ))}
    </div>
  );
}

function namesOf(type: string) {
  const known: readonly SettingName[] = questionTypes[type as QuestionTypeSlug]?.settingNames ?? [];
  return OF_QUESTION.filter(name => known.includes(name));
}

interface SettingsOfProps {
  readonly title: string;
  readonly names: readonly (RandomName & SettingName)[];
  readonly settings: RawSettings;
  onSet(settings: RawSettings): void;
}

function SettingsOf({ title, names, settings, onSet }: SettingsOfProps) {
  const t = useTexts(editorLogicTexts);
  return (
    <fieldset className={classes.settingsRow}>
      <legend className={classes.settingsTitle}>{title}</legend>
      {names.map(name => {
        const definition: SettingDefinition = settingDictionary[name];
        const value = readSetting(settings, name);
        const label = `${title}: ${t[name]}`;
        return (
          <span key={name} className={classes.setting}>
            <span>{t[name]}</span>
            {definition.kind === 'switch' ? (
              <Switch
                size="small"
                aria-label={label}
                checked={value === true}
                onChange={checked => onSet({ [definition.code]: checked })}
              />
            ) : (
              <InputNumber
                size="small"
                aria-label={label}
                placeholder={t.all}
                min={1}
                precision={0}
                className={classes.number}
                value={value as number | null}
                onChange={number => onSet({ [definition.code]: number })}
              />
            )}
          </span>
        );
      })}
    </fieldset>
  );
}
