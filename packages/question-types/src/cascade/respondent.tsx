import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ariaOf } from '../_shared/aria-of.ts';
import { OptionPicker } from '../_shared/choosing/option-picker.tsx';
import { ownWords } from '../_shared/own-words.ts';
import type { CascadeAnswer } from './answer.ts';
import { followPath } from './follow-path.ts';
import { labels } from './labels.ts';

/** A list per layer; the next one comes when there is something to choose in it. */
export function CascadeView(props: AnswerViewProps<CascadeAnswer>) {
  const { question, answer, onChange, problems, titleId, problemId, texts } = props;
  const own = ownWords(labels, texts);
  const chosen = followPath(question.items, answer?.path ?? []);
  const layers = [question.items, ...chosen.map(item => item.children ?? [])].filter(layer => layer.length > 0);
  const isInvalid = problems.length > 0;
  return (
    <fieldset className="fields" aria-labelledby={titleId}>
      {layers.map((layer, index) => {
        const above = chosen.slice(0, index).map(item => item.id);
        const labelId = `${titleId}-${index}`;
        return (
          <div key={above.at(-1) ?? 'top'}>
            <span id={labelId} className="visually-hidden">
              {own.level({ level: index + 1 })}
            </span>
            <OptionPicker
              sections={[{ id: '', items: layer }]}
              chosen={chosen[index]}
              onPick={itemId => {
                const path = itemId === undefined ? above : [...above, itemId];
                onChange(path.length > 0 ? { path } : undefined);
              }}
              field={ariaOf({ titleId: `${titleId} ${labelId}`, problemId }, isInvalid)}
              texts={texts}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
