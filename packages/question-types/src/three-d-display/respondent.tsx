import { useEffect, useRef, useState } from 'react';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ownWords } from '../_shared/own-words.ts';
import type { ThreeDDisplayAnswer } from './answer.ts';
import { canDrawModels } from './can-draw-models.ts';
import { labels } from './labels.ts';
import { readThreeDDisplay } from './settings.ts';
import { useViewing } from './use-viewing.ts';

const NOT_YET: ThreeDDisplayAnswer = { viewedSeconds: 0, rotatedSeconds: 0 };

/** A model to turn and zoom; a still picture where that cannot be drawn. Looking at either is the answer. */
export function ThreeDDisplayView(props: AnswerViewProps<ThreeDDisplayAnswer>) {
  const { question, answer, onChange, titleId, problemId, problems, texts } = props;
  const { model, poster, pictureAlt } = readThreeDDisplay(question.settings);
  const words = ownWords(labels, texts);
  const stage = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'coming' | 'there' | 'still' | 'broken'>('coming');
  const start = answer ? { ...answer, viewedSeconds: Math.floor(answer.viewedSeconds) } : NOT_YET;
  const viewing = useViewing(stage, state === 'there' || state === 'still', start, onChange);
  const turned = useRef(viewing.turned);
  turned.current = viewing.turned;
  const alt = pictureAlt || words.alt;

  useEffect(() => {
    if (model === '' || state !== 'coming') return;
    if (!canDrawModels()) {
      setState('still');
      return;
    }
    let isGone = false;
    import('./model-stage.ts').then(
      ({ showModel }) => {
        if (isGone || !stage.current) return;
        const take = showModel(stage.current, {
          model,
          poster,
          alt,
          onLoaded: () => setState('there'),
          onFailed: () => {
            take();
            setState('broken');
          },
          onTurned: () => turned.current(),
        });
      },
      () => !isGone && setState('broken'),
    );
    return () => {
      isGone = true;
    };
  }, [model, poster, alt, state]);

  if (model === '') return <p className="picture-missing">{words.noModel}</p>;
  const isFlat = state === 'still' || state === 'broken';
  return (
    <fieldset
      className="model"
      data-viewed-seconds={answer?.viewedSeconds}
      aria-labelledby={titleId}
      aria-describedby={problems.length > 0 ? `${titleId}-hint ${problemId}` : `${titleId}-hint`}
    >
      <div className="model-stage" ref={stage}>
        {isFlat && (poster ? <img src={poster} alt={alt} /> : <p>{alt}</p>)}
      </div>
      <p className="model-hint" id={`${titleId}-hint`} role="status">
        {state === 'coming' && words.loading}
        {state === 'there' && words.hint}
        {state === 'still' && words.still}
        {state === 'broken' && texts.loadFailed}
      </p>
      {state === 'broken' && (
        <button type="button" className="button is-quiet" onClick={() => setState('coming')}>
          {texts.retry}
        </button>
      )}
    </fieldset>
  );
}
