import { translationTexts } from '@wenshu/texts/talks/translation';
import { findTerms, otherLanguage, type Turn } from '@wenshu/transcripts';
import { useMemo } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { tagsOf, useTranslating } from './translating-context.ts';
import classes from './translation.module.css';

interface SourceWordsProps {
  readonly turn: Turn;
  readonly number: number;
  /** A place that somebody has pressed. */
  readonly shown: { readonly from: number; readonly to: number } | undefined;
}

/** What was said, with the words of the glossary marked; pressing one says how the project says it. */
export function SourceWords({ turn: { text }, number, shown }: SourceWordsProps) {
  const t = useTexts(translationTexts).rows;
  const { aid } = useTranslating();
  const pieces = useMemo(() => {
    const hits = findTerms(text, aid.terms, aid.language);
    const cuts = new Set([0, text.length, ...hits.flatMap(({ from, to }) => [from, to])]);
    if (shown) cuts.add(Math.min(shown.from, text.length)).add(Math.min(shown.to, text.length));
    const places = [...cuts].toSorted((one, other) => one - other);
    return places.slice(0, -1).map((from, at) => ({
      from,
      words: text.slice(from, places[at + 1]),
      term: hits.find(hit => hit.from <= from && from < hit.to)?.term,
      isShown: shown !== undefined && shown.from <= from && from < shown.to,
    }));
  }, [text, aid, shown]);
  return (
    <section className={classes.source} aria-label={t.source({ number })} lang={tagsOf(aid)[0]}>
      {pieces.map(({ from, words, term, isShown }) =>
        term === undefined && !isShown ? (
          <span key={from}>{words}</span>
        ) : (
          <mark
            key={from}
            data-term={term !== undefined || undefined}
            data-shown={isShown || undefined}
            title={term?.[otherLanguage(aid.language)]}
          >
            {words}
          </mark>
        ),
      )}
    </section>
  );
}
