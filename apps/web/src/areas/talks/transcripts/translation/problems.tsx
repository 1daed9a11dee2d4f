import { translationTexts } from '@wenshu/texts/talks/translation';
import type { TalkTranslationProblem } from '@wenshu/transcripts';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './translation.module.css';
import { pressPlace } from './use-pressed.ts';

interface ProblemsProps {
  readonly turnId: string;
  readonly problems: readonly TalkTranslationProblem[];
  /** Said above them; without one they stand under something that is about them. */
  readonly title?: string;
  /** Said where there is none. */
  readonly fine?: string;
  /** Of a proposal: what stands in it is not in any field yet. */
  readonly isOfSourceOnly?: boolean;
}

/** What is to be looked at, each a way to its place. */
export function Problems({ turnId, problems, title, fine, isOfSourceOnly = false }: ProblemsProps) {
  const t = useTexts(translationTexts).turn;
  if (problems.length === 0) return fine === undefined ? null : <p className={classes.fine}>{fine}</p>;
  const list = (
    <ul className={classes.problems}>
      {problems.map(problem => {
        const { kind, side, from, to, wanted } = problem;
        const words = [t.kinds[kind], ...(wanted.length > 0 ? [t.wanted({ words: wanted.join(' / ') })] : [])].join(
          ' · ',
        );
        return (
          <li key={`${kind} ${side} ${from} ${to}`}>
            {side === 'translation' && isOfSourceOnly ? (
              words
            ) : (
              <button type="button" onClick={() => pressPlace(turnId, problem)}>
                {words}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
  if (title === undefined) return list;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {list}
    </section>
  );
}
