import { PlusOutlined } from '@ant-design/icons';
import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import type { Capabilities } from '@wenshu/survey-core';
import { editorTexts } from '@wenshu/texts/editor';
import { Button } from 'antd';
import { useTexts } from '../../app/language/language.ts';
import { useRun } from './canvas/use-run.ts';
import classes from './editor.module.css';
import { newQuestion } from './state/new-question.ts';
import { useEditor } from './state/use-editor.ts';

/**
 * In the order of the specification's codes, which is how people know them. Types with layered options wait until this editor can
 * draw layers, and types that solutions make have no marker: a type that cannot be set up is not offered.
 */
const slugs = (Object.keys(questionTypes) as QuestionTypeSlug[])
  .filter(slug => (capabilitiesOf(slug).maxLayers ?? 2) <= 2 && capabilitiesOf(slug).importMarker)
  .sort((a, b) => questionTypes[a].code - questionTypes[b].code);

function capabilitiesOf(slug: QuestionTypeSlug): Capabilities {
  return questionTypes[slug].capabilities;
}

/** The types to add, one click each. */
export function Palette() {
  const t = useTexts(editorTexts);
  const editor = useEditor();
  const run = useRun();
  const add = (type: QuestionTypeSlug) => {
    const question = newQuestion(editor.store.getState().document, type, t);
    run('addTopQuestion', question);
    editor.select(question.questionId);
    requestAnimationFrame(() =>
      document
        .querySelector(`[data-question="${question.questionId}"]`)
        ?.scrollIntoView({ block: 'center', behavior: 'smooth' }),
    );
  };
  return (
    <nav aria-label={t.palette} className={classes.palette}>
      <h2 className={classes.paletteTitle}>{t.palette}</h2>
      {slugs.map(type => (
        <Button
          key={type}
          className={classes.paletteButton}
          icon={<PlusOutlined aria-hidden />}
          onClick={() => add(type)}
        >
          {t.types[type]}
        </Button>
      ))}
    </nav>
  );
}
