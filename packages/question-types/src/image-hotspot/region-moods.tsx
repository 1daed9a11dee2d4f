import type { ReactNode } from 'react';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ariaOfQuestion } from '../_shared/aria-of.ts';
import { changeItem } from '../_shared/by-item.ts';
import { ownWords } from '../_shared/own-words.ts';
import { type HotspotAnswer, MOODS, type Mood, moodsOf } from './hotspot-answer.ts';
import { labels } from './labels.ts';
import { findRegion } from './region.ts';

interface RegionMoodsProps extends AnswerViewProps<HotspotAnswer> {
  readonly picture: ReactNode;
}

/** Regions on the picture for a finger or a mouse, each tap the next mood; the same as a list for everybody else. */
export function RegionMoods(props: RegionMoodsProps) {
  const { question, answer, onChange, titleId, texts, picture } = props;
  const words = ownWords(labels, texts);
  const moods = moodsOf(answer);
  const set = (itemId: string, mood: Mood | undefined) => onChange(changeItem(moods, itemId, mood));
  return (
    <fieldset {...ariaOfQuestion(props)}>
      <p className="hotspot-hint">{words.regionsHint}</p>
      <div className="hotspot-picture">
        {picture}
        {question.items.map(item => {
          const region = findRegion(item);
          const mood = moods[item.id];
          return (
            region && (
              // The list below says the same to a keyboard and a screen reader.
              <button
                key={item.id}
                type="button"
                tabIndex={-1}
                aria-hidden="true"
                className={mood ? `hotspot-region is-${mood}` : 'hotspot-region'}
                style={{
                  left: `${region.x * 100}%`,
                  top: `${region.y * 100}%`,
                  width: `${region.width * 100}%`,
                  height: `${region.height * 100}%`,
                }}
                onClick={() => set(item.id, nextMood(mood))}
              >
                <span>{mood ? words.moods[mood] : item.title.text}</span>
              </button>
            )
          );
        })}
      </div>
      <div className="hotspot-list">
        {question.items.map(item => (
          <fieldset key={item.id} className="hotspot-row" aria-labelledby={`${titleId}-${item.id}`}>
            <span id={`${titleId}-${item.id}`}>{item.title.text}</span>
            <div className="hotspot-moods">
              {MOODS.map(mood => (
                <label key={mood} className={moods[item.id] === mood ? `mood is-${mood}` : 'mood'}>
                  <input
                    type="radio"
                    className="visually-hidden"
                    name={`${question.id}-${titleId}-${item.id}`}
                    checked={moods[item.id] === mood}
                    onChange={() => set(item.id, mood)}
                  />
                  <span>{words.moods[mood]}</span>
                </label>
              ))}
              <button
                type="button"
                className="link-button"
                disabled={!moods[item.id]}
                aria-describedby={`${titleId}-${item.id}`}
                onClick={() => set(item.id, undefined)}
              >
                {texts.clear}
              </button>
            </div>
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
}

/** Like, neutral, dislike, none, and round again. */
function nextMood(mood: Mood | undefined): Mood | undefined {
  return MOODS[mood ? MOODS.indexOf(mood) + 1 : 0];
}
