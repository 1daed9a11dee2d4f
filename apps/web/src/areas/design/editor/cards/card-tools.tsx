import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CopyOutlined,
  DeleteOutlined,
  EyeOutlined,
  LockOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { type TypeEditor, typeEditors } from '@wenshu/question-types/editor';
import { typeTexts } from '@wenshu/question-types/type-texts';
import { type Question, writtenIn } from '@wenshu/survey-core';
import { editorTexts } from '@wenshu/texts/design/editor';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { questionnaireDefaultTexts } from '@wenshu/texts/design/questionnaire-defaults';
import { wordingTexts } from '@wenshu/texts/design/wording';
import type { MenuProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { useIsNarrow } from '../../../../app/use-is-narrow.ts';
import { LightMenu } from '../../document/parts/light-menu.tsx';
import { Tip } from '../../document/parts/tip.tsx';
import { isNumbered, mayHaveChildren } from '../../document/reading/new-question.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import { useIsReader, useLock } from '../../document/state/use-lock.ts';
import { useRun } from '../../document/state/use-run.ts';
import { useSolutionLock } from '../../document/state/use-solution-lock.ts';
import { LogicButton } from '../logic/logic-button.tsx';
import { showPanel } from '../panel/panel-drawer.tsx';
import toolClasses from '../parts/card-tool.module.css';
import { CardTool } from '../parts/card-tool.tsx';
import { useTools, type WordingAsk } from '../state/tools-store.ts';
import type { useCardEdits } from '../state/use-card-edits.ts';
import classes from './cards.module.css';
import { MoveDialog } from './move-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';

interface CardToolsProps {
  readonly question: Question;
  readonly name: string;
  readonly edits: ReturnType<typeof useCardEdits>;
}

/** The types that a question can become: those of the palette that take the same kind of parts. */
function typesLike(slug: QuestionTypeSlug): QuestionTypeSlug[] {
  const own = questionTypes[slug].capabilities;
  return (Object.keys(questionTypes) as QuestionTypeSlug[]).filter(other => {
    const { family }: TypeEditor = typeEditors[other];
    const { capabilities } = questionTypes[other];
    return (
      other !== slug &&
      family !== null &&
      isNumbered(other) === isNumbered(slug) &&
      capabilities.hasOptions === own.hasOptions &&
      capabilities.hasRows === own.hasRows &&
      !capabilities.creatorOnly
    );
  });
}

/** What can be asked below another question. */
const typesOfChildren = (Object.keys(questionTypes) as QuestionTypeSlug[]).filter(type => {
  const { family }: TypeEditor = typeEditors[type];
  return family !== null && isNumbered(type) && !questionTypes[type].capabilities.creatorOnly;
});

/** What can be done with the selected question as a whole. */
export function CardTools({ question, name, edits }: CardToolsProps) {
  const t = useTexts(canvasTexts);
  const words = useTexts(editorTexts);
  const types = useTexts(typeTexts).names;
  const written = useEditorState(state => writtenIn(state.document));
  const asks = useTexts(wordingTexts);
  const run = useRun();
  const isNarrow = useIsNarrow();
  const [dialog, setDialog] = useState<'move' | 'preview'>();
  const lock = useLock();
  const isReader = useIsReader();
  const solutionLock = useSolutionLock(question.groupId);
  const held = lock ?? solutionLock;
  const tool = (label: string, icon: ReactNode, onClick: () => void, danger = false) => (
    <CardTool label={label} name={`${label} ${name}`} icon={icon} isDangerous={danger} onClick={onClick} />
  );
  /** One that changes something: shown locked while nothing can be changed. */
  const change = (label: string, icon: ReactNode, onClick: () => void, danger = false) => (
    <CardTool label={label} name={`${label} ${name}`} icon={icon} isDangerous={danger} lock={held} onClick={onClick} />
  );
  const more = (): MenuProps['items'] => {
    const others = typesLike(question.type as QuestionTypeSlug);
    const wording = (ask: WordingAsk) => ({
      key: ask,
      label: asks[ask],
      onClick: () => useTools.setState({ wording: { questionId: question.id, ask } }),
    });
    return [
      ...(question.parentId || solutionLock
        ? []
        : [{ key: 'move', label: t.moveTo, onClick: () => setDialog('move') }]),
      ...(mayHaveChildren(question) && !solutionLock
        ? [
            {
              key: 'child',
              label: t.addChild,
              popupClassName: classes.childTypes,
              children: typesOfChildren.map(type => ({
                key: `child-${type}`,
                label: types[type],
                // Once the menu has closed and given the focus back: from there the new question takes it.
                onClick: () => requestAnimationFrame(() => edits.addChild(type)),
              })),
            },
          ]
        : []),
      ...(question.remark || !isNumbered(question.type)
        ? []
        : [
            {
              key: 'remark',
              label: t.addRemark,
              onClick: () =>
                run('updateRemark', {
                  questionId: question.id,
                  remark: { text: questionnaireDefaultTexts[written].remark },
                }),
            },
          ]),
      ...(question.remark
        ? [
            {
              key: 'remark',
              label: t.removeRemark,
              onClick: () => run('updateRemark', { questionId: question.id, remark: null }),
            },
          ]
        : []),
      ...(question.title.text.trim() === '' ? [] : [wording('rephrase'), wording('shorten')]),
      ...(others.length > 0 && !solutionLock
        ? [
            {
              key: 'type',
              label: t.changeType,
              children: others.map(type => ({
                key: type,
                label: types[type],
                onClick: () => run('changeType', { questionId: question.id, type }),
              })),
            },
          ]
        : []),
    ];
  };
  return (
    <span className={classes.tools}>
      {held && (
        <Tip text={held}>
          <LockOutlined className={classes.lock} aria-hidden />
        </Tip>
      )}
      {!isReader && change(words.moveUp, <ArrowUpOutlined aria-hidden />, () => edits.step(-1))}
      {!isReader && change(words.moveDown, <ArrowDownOutlined aria-hidden />, () => edits.step(1))}
      {!isReader && change(t.copyQuestion, <CopyOutlined aria-hidden />, edits.copy)}
      {isNumbered(question.type) && tool(t.preview, <EyeOutlined aria-hidden />, () => setDialog('preview'))}
      {isNumbered(question.type) && <LogicButton questionId={question.id} name={name} />}
      {isNarrow && tool(t.showSettings, <SettingOutlined aria-hidden />, showPanel)}
      {!isReader && change(words.remove, <DeleteOutlined aria-hidden />, edits.remove, true)}
      {!isReader && <LightMenu label={`${t.more} ${name}`} className={toolClasses.tool} lock={lock} items={more} />}
      {dialog === 'move' && (
        <MoveDialog
          question={question}
          name={name}
          onMove={place => {
            setDialog(undefined);
            edits.moveTo(place);
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'preview' && <PreviewDialog question={question} name={name} onClose={() => setDialog(undefined)} />}
    </span>
  );
}
