import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { type TypeEditor, typeEditors } from '@wenshu/question-types/editor';
import { inOrder, orderAfter, type Question, writtenIn } from '@wenshu/survey-core';
import { editorTexts } from '@wenshu/texts/design/editor';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { questionnaireDefaultTexts } from '@wenshu/texts/design/questionnaire-defaults';
import { wordingTexts } from '@wenshu/texts/design/wording';
import type { MenuProps } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { LightMenu } from '../../document/parts/light-menu.tsx';
import { newId } from '../../document/reading/new-id.ts';
import type { ListName } from '../../document/reading/part-rows.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import { useRun } from '../../document/state/use-run.ts';
import { BatchDialog, type BatchKind } from '../import-options/batch-dialog.tsx';
import { useTools } from '../state/tools-store.ts';
import { takesProposedOptions } from '../wording/plan-options.ts';
import { ChooseFiles } from './choose-files.tsx';
import { focusPart } from './focus-part.ts';
import classes from './options.module.css';
import type { PartEdits } from './part-edits.ts';
import type { useOptionPictures } from './use-option-pictures.ts';

interface ListToolsProps {
  readonly question: Question;
  readonly list: ListName;
  readonly edits: PartEdits;
  readonly hasScores: boolean;
  onScores(hasScores: boolean): void;
  readonly isLayered: boolean;
  /** Where options take pictures. */
  readonly pictures: ReturnType<typeof useOptionPictures> | undefined;
}

/** Below a list: add one, add many, and what can be done with all of them. */
export function ListTools({ question, list, edits, hasScores, onScores, isLayered, pictures }: ListToolsProps) {
  const t = useTexts(canvasTexts);
  const words = useTexts(editorTexts);
  const { options: suggest } = useTexts(wordingTexts);
  const { newGroup } = useEditorState(({ document }) => questionnaireDefaultTexts[writtenIn(document)]);
  const run = useRun();
  const [batch, setBatch] = useState<BatchKind>();
  const { capabilities } = questionTypes[question.type as QuestionTypeSlug];
  const typeEditor: TypeEditor = typeEditors[question.type as QuestionTypeSlug];
  const isOptions = list === 'items';
  const questionId = question.id;
  const groups = inOrder(isOptions ? question.itemGroups : question.rowGroups);
  const addGroup = () => {
    const groupId = newId();
    const group = { groupId, order: orderAfter(groups, undefined), title: { text: freshName(groups, newGroup) } };
    if (isOptions) run('addItemGroups', { questionId, itemGroups: [group] });
    else run('batchSaveOrUpdateSubQuestionGroups', { questionId, rowGroups: [group] });
    focusPart(groupId, true);
  };
  const scoreAll = (scoreOf: (index: number) => number | null) =>
    run('itemScore', {
      questionId,
      scores: inOrder(question.items).map((item, index) => ({ itemId: item.id, score: scoreOf(index) })),
    });
  const canGroup = isOptions ? typeEditor.hasOptionGroups && !isLayered : true;
  const canLayer = isOptions && typeEditor.layers === 'optional' && groups.length === 0;
  const isDeep = (capabilities.maxLayers ?? 2) > 2;
  const more = (): MenuProps['items'] => [
    ...(canGroup ? [{ key: 'group', label: isOptions ? t.addOptionGroup : t.addRowGroup, onClick: addGroup }] : []),
    ...(groups.length > 0 && canGroup
      ? [
          {
            key: 'ungroup',
            label: t.turnOffGroups,
            onClick: () => run('turnOff', { feature: isOptions ? 'option-groups' : 'row-groups', questionId }),
          },
        ]
      : []),
    ...(canLayer
      ? [
          isLayered
            ? { key: 'flat', label: t.turnOffLayers, onClick: () => run('turnOff', { feature: 'layers', questionId }) }
            : { key: 'layers', label: t.turnOnLayers, onClick: () => setBatch('layers') },
        ]
      : []),
    ...(isOptions && capabilities.scorable
      ? [
          { key: 'scores', label: hasScores ? t.hideScores : t.showScores, onClick: () => onScores(!hasScores) },
          { key: 'count', label: t.scoresFromOne, onClick: () => scoreAll(index => index + 1) },
          { key: 'clear', label: t.clearScores, onClick: () => scoreAll(() => null) },
        ]
      : []),
  ];
  const hasMore = canGroup || canLayer || (isOptions && capabilities.scorable);
  return (
    <div className={classes.tools}>
      <button
        type="button"
        className={classes.tool}
        data-plus
        onClick={() => focusPart(edits.add({ groupId: groups.at(-1)?.id }), true)}
      >
        {isOptions ? words.addOption : words.addRow}
      </button>
      <button
        type="button"
        className={classes.tool}
        onClick={() => setBatch(isOptions && isLayered && !isDeep ? 'layers' : 'options')}
      >
        {t.batchAdd}
      </button>
      {isOptions && !isLayered && takesProposedOptions(capabilities) && (
        <button
          type="button"
          className={classes.tool}
          onClick={() => useTools.setState({ wording: { questionId, ask: 'options' } })}
        >
          {suggest}
        </button>
      )}
      {pictures && (
        <ChooseFiles
          label={t.addPictures}
          className={classes.tool}
          isMultiple
          isDisabled={pictures.sending !== undefined}
          onFiles={files => void pictures.add(files)}
        >
          {pictures.sending ? t.sendingPictures(pictures.sending) : t.addPictures}
        </ChooseFiles>
      )}
      {isOptions && isDeep && (
        <button type="button" className={classes.tool} onClick={() => setBatch('cascade')}>
          {t.importCascade}
        </button>
      )}
      {hasMore && (
        <LightMenu label={t.more} className={classes.tool} items={more}>
          {t.more}
        </LightMenu>
      )}
      {batch && <BatchDialog kind={batch} question={question} list={list} onClose={() => setBatch(undefined)} />}
    </div>
  );
}

/** "Group2", or the next number that no other has. */
function freshName(groups: readonly { title: { text: string } }[], nameOf: (n: number) => string): string {
  for (let n = groups.length + 1; ; n++) if (!groups.some(group => group.title.text === nameOf(n))) return nameOf(n);
}
