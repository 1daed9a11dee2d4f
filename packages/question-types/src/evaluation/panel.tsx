import { type Item, inOrder, orderAfter, readSetting } from '@wenshu/survey-core';
import { type KeyboardEvent, useState } from 'react';
import type { EditorPanelProps } from '../_shared/type-editor.ts';
import { panelWords } from './panel-words.ts';

/** The tags of every score: options in a group that carries the score, and those of no group for all scores. */
export function EvaluationEditor({ question, language, run, newId }: EditorPanelProps) {
  const t = panelWords[language];
  const points = readSetting(question.settings, 'pointCount');
  const items = inOrder(question.items);
  const groups = Object.values(question.itemGroups);
  const groupOf = (score: number) => groups.find(group => readSetting(group.settings, 'score') === score);
  const lastOrder = () => orderAfter(items, undefined);
  const addToAll = (text: string) =>
    run('addItems', { questionId: question.id, items: [{ itemId: newId(), order: lastOrder(), title: { text } }] });
  const addToScore = (score: number, text: string) =>
    run('addEvaluateTags', {
      questionId: question.id,
      itemGroupId: groupOf(score)?.id ?? newId(),
      order: groupOf(score)?.order ?? orderAfter(groups, undefined),
      score,
      tags: [{ itemId: newId(), order: lastOrder(), title: { text } }],
    });
  const remove = (itemId: string) => run('deleteItems', { questionId: question.id, itemIds: [itemId] });
  const scores = Array.from({ length: points }, (_, index) => points - index);
  return (
    <section className="type-editor" aria-label={t.heading}>
      <h4 className="type-editor-heading">{t.heading}</h4>
      <p className="type-editor-hint">{t.hint}</p>
      <TagLine
        name={t.everyScore}
        tags={items.filter(item => item.itemGroupId === undefined)}
        onAdd={addToAll}
        onRemove={remove}
        t={t}
      />
      {scores.map(score => (
        <TagLine
          key={score}
          name={t.score(score)}
          tags={items.filter(item => item.itemGroupId !== undefined && item.itemGroupId === groupOf(score)?.id)}
          onAdd={text => addToScore(score, text)}
          onRemove={remove}
          t={t}
        />
      ))}
    </section>
  );
}

interface TagLineProps {
  readonly name: string;
  readonly tags: readonly Item[];
  onAdd(text: string): void;
  onRemove(itemId: string): void;
  readonly t: (typeof panelWords)['zh' | 'en'];
}

function TagLine({ name, tags, onAdd, onRemove, t }: TagLineProps) {
  const [draft, setDraft] = useState('');
  const add = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || draft.trim() === '') return;
    event.preventDefault();
    onAdd(draft.trim());
    setDraft('');
  };
  return (
    <div className="type-editor-line">
      <span className="type-editor-name">{name}</span>
      <span className="type-editor-tags">
        {tags.map(tag => (
          <span key={tag.id} className="type-editor-tag">
            {tag.title.text}
            <button type="button" aria-label={t.remove({ name: tag.title.text })} onClick={() => onRemove(tag.id)}>
              ×
            </button>
          </span>
        ))}
        <input
          className="type-editor-input"
          value={draft}
          aria-label={t.addFor({ name })}
          placeholder={t.placeholder}
          onChange={event => setDraft(event.target.value)}
          onKeyDown={add}
        />
      </span>
    </div>
  );
}
