import type { GuideSection, PreparedPrompt } from '@wenshu/api-contract';
import { useEffect, useRef } from 'react';
import { sayLength, useServerTime } from '../room/clock.tsx';
import { useDeskWords } from '../room/desk-words.ts';
import { useRoom } from '../room-context.ts';

/** The guide: where the talk stands, how long the section has been going on, and what is asked next. */
export function Guide() {
  const { entered, snapshot, me, act } = useRoom();
  const d = useDeskWords();
  const { view } = snapshot;
  const isModerator = me.audience === 'moderator';
  const mayLead = isModerator && (view.state === 'live' || view.state === 'paused');
  const posted = new Set(view.items.flatMap(item => (item.kind === 'prompt' ? [item.promptId] : [])));
  const current = entered.sections.find(({ sectionId }) => sectionId === view.sectionId);
  const post = (prompt: PreparedPrompt, sectionId: string) => {
    const { promptId, text, isHeld, stimulusId, questionId } = prompt;
    const shown = stimulusId ? { stimulusId } : {};
    const answered = questionId ? { questionId } : {};
    void act('post', { promptId, text, isHeld, sectionId, ...shown, ...answered });
  };
  useKeys(number => {
    const prompt = mayLead ? current?.prompts[number - 1] : undefined;
    if (prompt && current && !posted.has(prompt.promptId)) post(prompt, current.sectionId);
  });
  return (
    <section className="guide" aria-labelledby="guide-title">
      <h2 id="guide-title">{d.guide.title}</h2>
      {entered.sections.length === 0 && <p className="soft">{d.guide.empty}</p>}
      {isModerator && entered.kind === 'live' && entered.sections.length > 0 && (
        <p className="soft keys">{d.guide.keys}</p>
      )}
      <ol className="sections">
        {entered.sections.map(section => (
          <li key={section.sectionId} className={section === current ? 'is-current' : ''}>
            <div className="section-head">
              <h3>{section.title}</h3>
              {section === current ? (
                <SectionClock section={section} startedAt={view.sectionStartedAt} />
              ) : (
                entered.kind === 'live' && <span className="soft">{d.guide.minutes({ count: section.minutes })}</span>
              )}
            </div>
            {mayLead && section !== current && entered.kind === 'live' && (
              <button
                type="button"
                className="quiet"
                aria-label={d.guide.goTo({ title: section.title })}
                onClick={() => void act('section', { sectionId: section.sectionId })}
              >
                {d.guide.go}
              </button>
            )}
            <ol className="prompts">
              {section.prompts.map(prompt => (
                <li key={prompt.promptId} className={posted.has(prompt.promptId) ? 'is-posted' : ''}>
                  <p dir="auto">{prompt.text}</p>
                  <p className="soft">
                    {[
                      prompt.isHeld && d.guide.held,
                      prompt.questionId && d.guide.activity,
                      prompt.stimulusId && d.guide.stimulus,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                  {posted.has(prompt.promptId) ? (
                    <span className="soft">✓ {d.guide.posted}</span>
                  ) : (
                    mayLead && (
                      <button
                        type="button"
                        className={section === current ? 'main-button is-small' : 'quiet'}
                        aria-label={d.guide.postThis({ text: prompt.text })}
                        onClick={() => post(prompt, section.sectionId)}
                      >
                        {d.guide.post}
                      </button>
                    )
                  )}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {entered.stimuli.length > 0 && <Stimuli mayLead={mayLead} />}
    </section>
  );
}

function Stimuli({ mayLead }: { readonly mayLead: boolean }) {
  const { entered, snapshot, act } = useRoom();
  const d = useDeskWords();
  const { shownStimulusId } = snapshot.view;
  return (
    <>
      <h2>{d.stimuli.title}</h2>
      <ul className="stimuli">
        {entered.stimuli.map(({ stimulusId, title }) => (
          <li key={stimulusId}>
            <span>{title}</span>
            {shownStimulusId === stimulusId && !mayLead && <span className="soft">{d.stimuli.shown}</span>}
            {mayLead &&
              (shownStimulusId === stimulusId ? (
                <button type="button" className="quiet is-on" onClick={() => void act('show', { stimulusId: null })}>
                  {d.stimuli.hide}
                </button>
              ) : (
                <button
                  type="button"
                  className="quiet"
                  aria-label={d.stimuli.showThis({ title })}
                  onClick={() => void act('show', { stimulusId })}
                >
                  {d.stimuli.show}
                </button>
              ))}
          </li>
        ))}
      </ul>
    </>
  );
}

function SectionClock({ section, startedAt }: { readonly section: GuideSection; readonly startedAt: number }) {
  const { entered } = useRoom();
  const d = useDeskWords();
  const passed = useServerTime() - startedAt;
  const left = section.minutes * 60_000 - passed;
  if (entered.kind === 'board') return <span className="tag">{d.guide.now}</span>;
  if (section.minutes === 0) return <span className="timer">{d.guide.total({ time: sayLength(passed) })}</span>;
  return left >= 0 ? (
    <span className="timer">{d.guide.left({ time: sayLength(left) })}</span>
  ) : (
    <span className="timer is-over">{d.guide.overrun({ time: sayLength(-left) })}</span>
  );
}

/** Alt and a figure, by where the key is: what it would write differs between systems. */
function useKeys(press: (figure: number) => void): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const [, figure] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
      if (!event.altKey || event.ctrlKey || event.metaKey || figure === undefined || event.repeat) return;
      event.preventDefault();
      latest.current(Number(figure));
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
