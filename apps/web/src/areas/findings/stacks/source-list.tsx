import { type CallData, MAX_STACK_SOURCES, type stackCalls } from '@wenshu/api-contract';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { stackTexts } from '@wenshu/texts/findings/stack';
import { sightTexts } from '@wenshu/texts/people/sight';
import { ActionButton, EmptyState } from '@wenshu/ui';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import classes from './aggregation.module.css';

export interface ChosenSource {
  readonly scrollId: string;
  readonly name: string;
  readonly wave: string;
}

interface SourceListProps {
  readonly offered: CallData<typeof stackCalls.sources>;
  /** The one whose page this is. */
  readonly scrollId: string | undefined;
  readonly first: readonly ChosenSource[] | undefined;
  onChosen(sources: readonly ChosenSource[]): void;
}

const MOST_WAVE = 50;

/** What is stacked, in the order in which it was chosen, each with the name of its wave. */
export function SourceList({ offered, scrollId, first, onChosen }: SourceListProps) {
  const t = useTexts(stackTexts);
  const { partly } = useTexts(sightTexts);
  const { origins } = useTexts(questionnaireTexts);
  const sourceOf = ({ scrollId: id, name }: (typeof offered)[number]): ChosenSource => ({
    scrollId: id,
    name,
    wave: name.slice(0, MOST_WAVE),
  });
  const [chosen, setChosen] = useState(first ?? offered.filter(one => one.scrollId === scrollId).map(sourceOf));
  const [search, setSearch] = useState('');
  if (offered.length === 0) return <EmptyState title={t.none} text={t.noneText} />;
  const shown = offered.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  const isReady =
    chosen.length >= 2 && chosen.length <= MAX_STACK_SOURCES && chosen.every(({ wave }) => wave.trim() !== '');
  return (
    <section aria-labelledby="stack-sources">
      <h2 id="stack-sources" className={classes.title}>
        {t.sources}
      </h2>
      <p className={classes.hint}>{t.sourcesHelp}</p>
      <input
        className={classes.input}
        type="search"
        aria-label={t.search}
        placeholder={t.search}
        value={search}
        onChange={event => setSearch(event.target.value)}
      />
      <ul className={classes.sources}>
        {shown.map(source => {
          const at = chosen.findIndex(one => one.scrollId === source.scrollId);
          const own = chosen[at];
          return (
            <li key={source.scrollId} data-chosen={own !== undefined}>
              <label className={classes.check}>
                <input
                  type="checkbox"
                  checked={own !== undefined}
                  onChange={() => setChosen(own ? chosen.filter(one => one !== own) : [...chosen, sourceOf(source)])}
                />
                <span>
                  {source.name}
                  <span className={classes.faint}>
                    {source.collected === null ? partly : t.records({ count: source.collected })}
                    {source.origin !== 'designed' && ` · ${origins[source.origin]}`}
                  </span>
                </span>
              </label>
              {own && (
                <input
                  className={classes.input}
                  aria-label={t.waveOf({ name: source.name })}
                  value={own.wave}
                  maxLength={MOST_WAVE}
                  onChange={event =>
                    setChosen(chosen.map(one => (one === own ? { ...one, wave: event.target.value } : one)))
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
      <p className={classes.end}>
        <ActionButton aria-disabled={!isReady} onClick={() => isReady && onChosen(chosen)}>
          {t.propose}
        </ActionButton>
        <span className={classes.faint} role="status">
          {t.chosen({ count: chosen.length })}
        </span>
      </p>
    </section>
  );
}
