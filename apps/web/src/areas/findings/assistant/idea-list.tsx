import { useQuery } from '@tanstack/react-query';
import { assistantCalls } from '@wenshu/api-contract';
import { assistantTexts } from '@wenshu/texts/findings/assistant';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import classes from './assistant.module.css';

interface IdeaListProps {
  readonly scrollId: string;
  readonly title: string;
  readonly isBusy: boolean;
  onAsk(question: string): unknown;
}

/** Questions that this survey can answer; one press asks. */
export function IdeaList({ scrollId, title, isBusy, onAsk }: IdeaListProps) {
  const texts = useTexts(assistantTexts);
  const t = texts.survey;
  const ideas = useQuery({
    queryKey: ['assistant-ideas', scrollId],
    queryFn: () => client.call(assistantCalls.ideas, { scrollId }, { quiet: true }),
  });
  const { loadFailedText, retry } = texts.list;
  const words = { loading: t.ideasLoading, loadFailed: t.ideasFailed, loadFailedText, retry };
  const empty = { isSo: (found: readonly string[]) => found.length === 0, shows: <p>{t.noIdeas}</p> };
  return (
    <Loaded of={ideas} words={words} empty={empty}>
      {found => (
        <section aria-label={title}>
          <p className={classes.faint}>{title}</p>
          <ul className={classes.ideas}>
            {found.map(idea => (
              <li key={idea}>
                <button type="button" className={classes.idea} aria-disabled={isBusy} onClick={() => onAsk(idea)}>
                  {idea}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Loaded>
  );
}
