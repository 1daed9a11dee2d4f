import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { type TypeEditor, typeEditors } from '@wenshu/question-types/editor';
import { type Question, readSetting, writtenIn } from '@wenshu/survey-core';
import { questionnaireDefaultTexts } from '@wenshu/texts/design/questionnaire-defaults';
import { useMemo, useState } from 'react';
import { type PartLine as Line, type ListName, partLines } from '../../document/reading/part-rows.ts';
import { useEditor, useEditorState } from '../../document/state/use-editor.ts';
import { useRun } from '../../document/state/use-run.ts';
import { GroupLine } from './group-line.tsx';
import { ListTools } from './list-tools.tsx';
import { LongList } from './long-list.tsx';
import classes from './options.module.css';
import { partEdits } from './part-edits.ts';
import { PartLine } from './part-line.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { useOptionPictures } from './use-option-pictures.ts';

/** Above this the list scrolls by itself and draws only what is in sight: a dropdown may have 3,000 options. */
const MOST_DRAWN = 60;

/** Options or rows of the selected question. */
export function PartList({ question, list }: { readonly question: Question; readonly list: ListName }) {
  const [hasScores, setHasScores] = useState(false);
  const type = question.type as QuestionTypeSlug;
  const { capabilities } = questionTypes[type];
  const typeEditor: TypeEditor = typeEditors[type];
  const edits = usePartEdits(question.id, list, list === 'items' && capabilities.creatorOnly);
  const lines = partLines(question, list);
  const hasLayers = typeEditor.layers === 'always' || lines.some(line => line.kind === 'part' && line.depth > 0);
  const maxLayers = list === 'items' && hasLayers ? (capabilities.maxLayers ?? 2) : 1;
  const takesPictures = list === 'items' && questionTypes[type].itemSettingNames.includes('picture');
  const hasPictures = takesPictures && readSetting(question.settings, 'hasPictures');
  const pictures = useOptionPictures(question.id);
  const isOnly = lines.filter(line => line.kind === 'part').length === 1;
  const draw = (line: Line) =>
    line.kind === 'group' ? (
      <GroupLine key={line.id} question={question} list={list} line={line} />
    ) : (
      <PartLine
        key={line.id}
        questionId={question.id}
        list={list}
        part={line.part}
        depth={line.depth}
        number={line.number}
        mark={list === 'items' ? typeEditor.mark : 'row'}
        edits={edits}
        maxLayers={maxLayers}
        hasScore={hasScores && list === 'items'}
        hasPicture={hasPictures}
        isOnly={isOnly}
      />
    );
  const drawn = lines.length > MOST_DRAWN ? <LongList lines={lines} draw={draw} /> : lines.map(draw);
  return (
    <div className={classes.list} data-parts={list}>
      {takesPictures ? <PictureDrop onFiles={files => void pictures.add(files)}>{drawn}</PictureDrop> : drawn}
      <ListTools
        question={question}
        list={list}
        edits={edits}
        hasScores={hasScores}
        onScores={setHasScores}
        isLayered={hasLayers}
        pictures={takesPictures ? pictures : undefined}
      />
    </div>
  );
}

/** The same object as long as the list is the same one. */
export function usePartEdits(questionId: string, list: ListName, isName: boolean) {
  const words = useEditorState(({ document }) => questionnaireDefaultTexts[writtenIn(document)]);
  const run = useRun();
  const editor = useEditor();
  return useMemo(() => {
    const now = () => editor.store.getState().document.questions[questionId]!;
    return partEdits({ questionId, list, isName, now }, run, words);
  }, [editor, questionId, list, run, words, isName]);
}
