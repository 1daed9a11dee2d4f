import { type FlowItem, readSettings } from '@wenshu/survey-core/answering';
import { type KeyboardEvent, useState } from 'react';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ariaOfQuestion } from '../_shared/aria-of.ts';
import { SectionList } from '../_shared/choosing/section-list.tsx';
import { choices } from '../_shared/options.ts';
import { ownWords } from '../_shared/own-words.ts';
import { RichText } from '../_shared/rich-text.tsx';
import { type RankingAnswer, rankLimits } from './answer.ts';
import { moveOption, tapOption } from './change-order.ts';
import { labels } from './labels.ts';

/**
 * Tap to rank: every option is a button, the next tap gets the next place, a second tap gives it back. Nothing has to be dragged, so it
 * works on any phone. A ranked option moves with the arrow keys or its own buttons; every change is said to a screen reader.
 */
export function RankingView(props: AnswerViewProps<RankingAnswer>) {
  const { question, answer, onChange, titleId, texts } = props;
  const own = ownWords(labels, texts);
  const [said, say] = useState('');
  const items = choices(question.items);
  const order = answer?.order ?? [];
  const limits = rankLimits(items.length, readSettings(question.settings, ['minSelected', 'maxSelected']));
  const change = (next: readonly string[], item: FlowItem) => {
    onChange(next.length > 0 ? { order: next } : undefined);
    const rank = next.indexOf(item.id) + 1;
    const option = item.title.text;
    say(rank > 0 ? own.rankMoved({ rank, option }) : own.rankRemoved({ option }));
  };
  const onKeyDown = (event: KeyboardEvent, item: FlowItem) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || !order.includes(item.id)) return;
    event.preventDefault();
    change(moveOption(order, item.id, by), item);
  };
  return (
    <fieldset {...ariaOfQuestion(props)} className="ranking">
      <p className="ranking-hint">
        {own.rankHint}
        {hintOf(limits, items.length, own)}
      </p>
      <SectionList question={question} titleId={titleId}>
        {item => {
          const rank = order.indexOf(item.id) + 1;
          const option = item.title.text;
          return (
            <div key={item.id} className={rank > 0 ? 'rank is-chosen' : 'rank'}>
              <button
                type="button"
                className="rank-option"
                aria-pressed={rank > 0}
                aria-label={rank > 0 ? own.rankOf({ rank, option }) : own.notRanked({ option })}
                onClick={() => change(tapOption(order, item.id, limits.most), item)}
                onKeyDown={event => onKeyDown(event, item)}
              >
                {/* The number is drawn by the style: what can be read on the button must be part of its name. */}
                <span className="rank-place" data-rank={rank > 0 ? rank : ''} aria-hidden="true" />
                <span aria-hidden="true">
                  <RichText of={item.title} />
                </span>
              </button>
              {rank > 0 && order.length > 1 && (
                <span className="rank-moves">
                  <button
                    type="button"
                    aria-label={own.moveUp({ option })}
                    disabled={rank === 1}
                    onClick={() => change(moveOption(order, item.id, -1), item)}
                  >
                    ↑
                  </button>
                  <button
                    type="button"
                    aria-label={own.moveDown({ option })}
                    disabled={rank === order.length}
                    onClick={() => change(moveOption(order, item.id, 1), item)}
                  >
                    ↓
                  </button>
                </span>
              )}
            </div>
          );
        }}
      </SectionList>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </fieldset>
  );
}

/** How many, said before anybody begins; nothing where nothing is asked. */
function hintOf(
  { least, most }: ReturnType<typeof rankLimits>,
  count: number,
  own: Pick<(typeof labels)['zh'], 'rankExactly' | 'rankBetween' | 'rankAtLeast' | 'rankAtMost'>,
): string {
  if (least === most && count > 1) return own.rankExactly({ count: most });
  if (least > 1 && most < count) return own.rankBetween({ least, most });
  if (least > 1) return own.rankAtLeast({ least });
  return most < count ? own.rankAtMost({ most }) : '';
}
