import { useQuery } from '@tanstack/react-query';
import { type CallData, codingRoundCalls } from '@wenshu/api-contract';
import { codingCodersTexts } from '@wenshu/texts/findings/coders/coders-part';
import { StatusTag } from '@wenshu/ui';
import { Button, Input } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { AnswerText } from '../code/answer-text.tsx';
import { colourOf } from '../frame-tree.ts';
import { nameOfCode } from './code-name.ts';
import classes from './coders.module.css';
import type { CodersProps, Round } from './use-coders.ts';

type Answer = CallData<typeof codingRoundCalls.answers>['items'][number];
type Mark = Answer['marks'][number];
type Span = NonNullable<Mark['span']>;

/** As many as a round has at most. */
const AT_ONCE = 200;

async function readAll(of: CodersProps['of'], roundId: string): Promise<readonly Answer[]> {
  const items: Answer[] = [];
  for (;;) {
    const asked = { ...of, roundId, from: items.length, count: AT_ONCE };
    const page = await client.call(codingRoundCalls.answers, asked, { quiet: true });
    items.push(...page.items);
    if (page.items.length === 0 || items.length >= page.total) return items;
  }
}

/** One answer after the other, with one’s own codes and nobody else’s. */
export function RoundDesk(props: CodersProps & { readonly round: Round }) {
  const { of, round } = props;
  const t = useTexts(codingCodersTexts);
  const answers = useQuery({
    queryKey: ['coding', of.codingId, 'round', round.roundId],
    queryFn: () => readAll(of, round.roundId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <section className={classes.card} aria-labelledby="blind-desk">
      <h2 id="blind-desk">{t.desk.title({ name: round.name })}</h2>
      <p className={classes.faint}>{t.desk.text}</p>
      <Loaded of={answers} words={t}>
        {items =>
          items.length === 0 ? <p>{t.desk.empty}</p> : <Desk {...props} given={items} refetch={answers.refetch} />
        }
      </Loaded>
    </section>
  );
}

interface DeskProps extends CodersProps {
  readonly round: Round;
  readonly given: readonly Answer[];
  refetch(): unknown;
}

function Desk({ of, coding, round, given, onChanged, refetch }: DeskProps) {
  const t = useTexts(codingCodersTexts);
  const [answers, setAnswers] = useState(given);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      given.findIndex(({ isJudged }) => !isJudged),
    ),
  );
  const [find, setFind] = useState('');
  const [words, setWords] = useState<Span>();
  const saving = useRef(Promise.resolve());
  const answer = answers[at]!;
  const codes = coding.frame.codes.filter(({ isRetired }) => !isRetired);
  const judged = answers.filter(({ isJudged }) => isJudged).length;
  const go = (next: number) => {
    setWords(undefined);
    setAt(Math.min(answers.length - 1, Math.max(0, next)));
  };
  /** Shown at once, saved one after the other; what could not be saved is told, and the truth fetched. */
  const judge = (marks: readonly Mark[], isTakenBack = false) => {
    const { answerRecordId } = answer;
    const now = { ...answer, marks: [...marks], isJudged: !isTakenBack };
    setAnswers(before => before.map(one => (one.answerRecordId === answerRecordId ? now : one)));
    saving.current = saving.current.then(async () => {
      try {
        const sent = marks.map(({ code, span }) => ({ code, ...(span && { span }) }));
        const named = { ...of, roundId: round.roundId, answerRecordId, isTakenBack };
        await client.call(codingRoundCalls.judge, { ...named, marks: sent });
        if (judged + 1 >= answers.length) onChanged();
      } catch {
        setAnswers(before => before.map(one => (one.answerRecordId === answerRecordId ? answer : one)));
        refetch();
        onChanged();
      }
    });
  };
  const toggle = (code: number) => {
    const span = words ? { from: words.from, to: words.to } : null;
    const isSame = (mark: Mark) =>
      mark.code === code && (span === null || (mark.span?.from === span.from && mark.span.to === span.to));
    const rest = answer.marks.filter(mark => !isSame(mark));
    judge(rest.length < answer.marks.length ? rest : [...rest, { code, span }]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Whoever types into a field means letters.
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const named = codes.find(one => one.key !== '' && one.key.toLowerCase() === key);
    if (named) toggle(named.code);
    else if (key === 'arrowdown' || key === 'j') go(at + 1);
    else if (key === 'arrowup' || key === 'k') go(at - 1);
    else if (key === '0') judge([]);
    else return;
    event.preventDefault();
  };
  const has = (code: number) => answer.marks.some(mark => mark.code === code);
  const wanted = find.trim().toLowerCase();
  const shown = codes.filter(({ zh, en }) => `${zh}\n${en}`.toLowerCase().includes(wanted));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are a short way to the buttons in it.
    <div className={classes.desk} onKeyDown={onKeyDown}>
      <div className={classes.answer}>
        <p className={classes.tools} role="status">
          <span>{t.desk.at({ place: at + 1, all: answers.length })}</span>
          <StatusTag tone={answer.isJudged ? 'good' : 'waiting'}>
            {answer.isJudged ? t.desk.isJudged : t.desk.notYet}
          </StatusTag>
          <span className={classes.faint}>{t.desk.progress({ judged, all: answers.length })}</span>
        </p>
        <AnswerText
          text={answer.text}
          notes={answer.marks.flatMap(({ code, span }) =>
            span
              ? [{ ...span, note: { colour: colourOf(codes, code), title: nameOfCode(coding.frame.codes, code) } }]
              : [],
          )}
          span={words}
          onSpan={setWords}
        />
        <ul className={classes.chips}>
          {answer.marks.map(({ code, span }) => (
            <li key={`${code}:${span?.from}:${span?.to}`}>
              <StatusTag>{nameOfCode(coding.frame.codes, code)}</StatusTag>
              <span className={classes.faint}>
                {span ? t.desk.words({ words: answer.text.slice(span.from, span.to) }) : t.desk.whole}
              </span>
            </li>
          ))}
        </ul>
        {words && <p className={classes.faint}>{t.desk.onWords({ words: answer.text.slice(words.from, words.to) })}</p>}
        {judged === answers.length && <p role="status">{t.desk.allDone}</p>}
        <div className={classes.tools}>
          <Button disabled={at === 0} onClick={() => go(at - 1)}>
            {t.desk.previous}
          </Button>
          <Button type="primary" disabled={at === answers.length - 1} onClick={() => go(at + 1)}>
            {t.desk.next}
          </Button>
          {answer.isJudged && <Button onClick={() => judge([], true)}>{t.desk.takeBack}</Button>}
        </div>
      </div>
      <fieldset className={classes.codes}>
        <legend>{t.desk.codes}</legend>
        {codes.length > 12 && (
          <Input
            aria-label={t.desk.find}
            placeholder={t.desk.find}
            value={find}
            allowClear
            onChange={event => setFind(event.target.value)}
          />
        )}
        {codes.length === 0 && <p>{t.desk.noCodes}</p>}
        <div className={classes.buttons}>
          {shown.map(({ code, key }) => (
            <Button
              key={code}
              type={has(code) ? 'primary' : 'default'}
              aria-pressed={has(code)}
              onClick={() => toggle(code)}
            >
              {nameOfCode(codes, code)}
              {key !== '' && <kbd className={classes.key}>{key.toUpperCase()}</kbd>}
            </Button>
          ))}
          <Button
            type={answer.isJudged && answer.marks.length === 0 ? 'primary' : 'dashed'}
            aria-pressed={answer.isJudged && answer.marks.length === 0}
            onClick={() => judge([])}
          >
            {t.desk.none}
          </Button>
        </div>
        <p className={`${classes.faint} ${classes.keys}`}>{t.desk.keys}</p>
      </fieldset>
    </div>
  );
}
