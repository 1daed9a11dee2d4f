import { useQuery } from '@tanstack/react-query';
import { talkTranslatingCalls } from '@wenshu/api-contract';
import { translationTexts } from '@wenshu/texts/talks/translation';
import { findTerms, isStale, otherLanguage, type Turn, translationProblems, wordingsOf } from '@wenshu/transcripts';
import { ActionButton } from '@wenshu/ui';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { momentText } from '../../../../app/language/moment-text.ts';
import { useSession } from '../../../../app/session/session.ts';
import { useDesk, useMayEdit, useTurns, useView } from '../open/desk-context.ts';
import { Problems } from './problems.tsx';
import { TermDialog, type TermDraft } from './term-dialog.tsx';
import { problemsOf, standingOf, useTranslating } from './translating-context.ts';
import classes from './translation.module.css';
import { useTranslateTurn } from './use-translate-turn.ts';
import { alikeKey, useTurnDeeds } from './use-turn-deeds.ts';

/** Beside the turn in hand: how it stands, what is to be looked at, what is proposed, what was said before, its terms. */
export function TurnAside() {
  const t = useTexts(translationTexts).turn;
  const inHand = useView(({ writing }) => writing?.turnId);
  const turns = useTurns();
  const at = turns.findIndex(({ id }) => id === inHand);
  const turn = turns[at];
  return (
    <aside className={classes.aside} aria-label={turn ? t.title({ number: at + 1 }) : t.choose}>
      {turn ? <OfTurn key={turn.id} turn={turn} number={at + 1} /> : <p className={classes.soft}>{t.choose}</p>}
    </aside>
  );
}

interface OfTurnProps {
  readonly turn: Turn;
  readonly number: number;
}

function OfTurn({ turn, number }: OfTurnProps) {
  const t = useTexts(translationTexts).turn;
  const { aid } = useTranslating();
  const mayEdit = useMayEdit();
  const deeds = useTurnDeeds(turn);
  const standing = standingOf(turn);
  const isTranslated = turn.translation !== null;
  return (
    <>
      <h2>{t.title({ number })}</h2>
      <WhoAndWhen turn={turn} />
      {isTranslated && isStale(turn) && (
        <p className={classes.stale} role="status">
          {turn.translation?.state === 'checked' ? t.staleText : t.staleDraft}
        </p>
      )}
      {mayEdit && (
        <div className={classes.buttons}>
          {isTranslated &&
            (standing === 'checked' ? (
              <Button onClick={deeds.uncheck}>{t.uncheck}</Button>
            ) : (
              <ActionButton onClick={deeds.check}>{t.check}</ActionButton>
            ))}
          <Button onClick={deeds.copy}>{t.copy}</Button>
          {isTranslated && <Button onClick={deeds.clear}>{t.clear}</Button>}
        </div>
      )}
      {isTranslated && <Problems turnId={turn.id} problems={problemsOf(turn, aid)} title={t.problems} fine={t.fine} />}
      <Proposal turn={turn} />
      <Before turn={turn} />
      <Terms turn={turn} />
    </>
  );
}

function WhoAndWhen({ turn: { translation } }: { readonly turn: Turn }) {
  const { turn: t, ways } = useTexts(translationTexts);
  const { standing, refresh } = useTranslating();
  const self = useSession(({ user }) => user);
  const by = translation?.by ?? '';
  // What was written a moment ago is not signed yet.
  const isOwn = by === '' || by === self?.userId;
  const found = standing?.writers.find(({ personId }) => personId === by);
  const isUnknown = !isOwn && standing !== undefined && found === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for everybody who is new
  useEffect(() => {
    if (isUnknown) void refresh();
  }, [isUnknown, by]);
  if (!translation) return null;
  const name = isOwn ? (self?.nickName ?? '') : found ? found.nickName || t.somebody : '';
  const time = translation.at === 0 ? '' : momentText(translation.at);
  return <p className={classes.soft}>{[name, time, ways[translation.way]].filter(Boolean).join(' · ')}</p>;
}

function Proposal({ turn }: { readonly turn: Turn }) {
  const t = useTexts(translationTexts).turn;
  const { scrollId, transcriptId } = useDesk();
  const { proposals, aid, refresh } = useTranslating();
  const mayEdit = useMayEdit();
  const deeds = useTurnDeeds(turn);
  const { run: putAway, isBusy } = useAction(
    () => client.call(talkTranslatingCalls.decline, { scrollId, transcriptId, turnIds: [turn.id] }),
    { refresh },
  );
  const proposal = proposals.get(turn.id);
  if (!proposal) return null;
  return (
    <section aria-label={t.proposal}>
      <h3>{t.proposal}</h3>
      <p className={classes.words}>{proposal.text}</p>
      <p className={classes.soft}>{t.sources[proposal.source]}</p>
      <Problems turnId={turn.id} problems={translationProblems(turn.text, proposal.text, aid)} isOfSourceOnly />
      {mayEdit && (
        <div className={classes.buttons}>
          <Button type="primary" onClick={deeds.accept}>
            {t.accept}
          </Button>
          <Button type="text" loading={isBusy} onClick={() => void putAway()}>
            {t.putAway}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Whoever goes through turns quickly asks for none of them. */
const ASK_MS = 250;

function useLateTrue(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), ASK_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

function Before({ turn }: { readonly turn: Turn }) {
  const t = useTexts(translationTexts).turn;
  const { scrollId, transcriptId } = useDesk();
  const mayEdit = useMayEdit();
  const deeds = useTurnDeeds(turn);
  const isAsked = useLateTrue();
  const alike = useQuery({
    queryKey: alikeKey(transcriptId, turn),
    queryFn: ({ signal }) =>
      client.call(talkTranslatingCalls.alike, { scrollId, transcriptId, turnId: turn.id }, { quiet: true, signal }),
    enabled: isAsked,
    // Something may have been translated since it was looked at last.
    staleTime: 0,
  });
  const items = alike.data?.items;
  return (
    <section aria-label={t.before}>
      <h3>{t.before}</h3>
      {items === undefined && !alike.isError && <p className={classes.soft}>{t.loading}</p>}
      {items === undefined && alike.isError && (
        <p className={classes.soft} role="alert">
          {t.beforeFailed}{' '}
          <Button size="small" onClick={() => void alike.refetch()}>
            {t.retry}
          </Button>
        </p>
      )}
      {items?.length === 0 && <p className={classes.soft}>{t.beforeNone}</p>}
      <ol className={classes.before}>
        {items?.map(({ turnId, transcriptId: of, title, text, translation, similarity, isSame, isChecked }, place) => (
          <li key={turnId}>
            <p className={classes.soft}>
              {[
                `${place + 1}`,
                isSame ? t.same : t.similar({ percent: Math.floor(similarity * 100) }),
                of === transcriptId ? t.here : title,
                ...(isChecked ? [t.isChecked] : []),
              ].join(' · ')}
            </p>
            <p className={classes.said}>{text}</p>
            <p className={classes.words}>{translation}</p>
            {mayEdit && (
              <Button size="small" aria-label={`${t.take} ${place + 1}`} onClick={() => deeds.takeBefore(place)}>
                {t.take}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Terms({ turn }: { readonly turn: Turn }) {
  const t = useTexts(translationTexts).turn;
  const { scrollId } = useDesk();
  const { aid, terms } = useTranslating();
  const mayEdit = useMayEdit();
  const { write } = useTranslateTurn();
  const [draft, setDraft] = useState<TermDraft>();
  const { language } = aid;
  const to = otherLanguage(language);
  const hits = [...new Set(findTerms(turn.text, terms, language).map(({ term }) => term))];
  const insert = (words: string) => {
    const field = document.querySelector<HTMLTextAreaElement>('textarea[data-translation-editor]');
    const text = field?.value ?? turn.translation?.text ?? '';
    const at = field?.selectionEnd ?? text.length;
    const isApart = to === 'en' && /\w$/.test(text.slice(0, at));
    write(turn.id, `${text.slice(0, at)}${isApart ? ' ' : ''}${words}${text.slice(at)}`, 'hand');
    field?.focus();
  };
  const begin = () => {
    // What was marked on the page is what is meant, on whichever side.
    const chosen = getSelection()?.toString().trim().slice(0, 200) ?? '';
    setDraft({ zh: '', en: '', note: '', [language]: chosen });
  };
  return (
    <section aria-label={t.terms}>
      <h3>{t.terms}</h3>
      {hits.length === 0 && <p className={classes.soft}>{t.termsNone}</p>}
      <ul className={classes.terms}>
        {hits.map(term => (
          <li key={term.termId}>
            <span>
              {term[language]} = <strong>{term[to]}</strong>
            </span>
            {term.note !== '' && <span className={classes.soft}> {term.note}</span>}
            {mayEdit && (
              <span className={classes.buttons}>
                {wordingsOf(term[to]).map(words => (
                  <Button
                    key={words}
                    size="small"
                    onMouseDown={event => event.preventDefault()}
                    onClick={() => insert(words)}
                  >
                    {t.insert({ words })}
                  </Button>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && (
        <Button size="small" onMouseDown={event => event.preventDefault()} onClick={begin}>
          {t.addTerm}
        </Button>
      )}
      {draft && <TermDialog scrollId={scrollId} term={draft} onClose={() => setDraft(undefined)} />}
    </section>
  );
}
