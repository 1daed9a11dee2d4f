import { useQuery, useQueryClient } from '@tanstack/react-query';
import { codingSuggestionCalls, LEAST_CODED } from '@wenshu/api-contract';
import { codingSuggestionTexts } from '@wenshu/texts/findings/coding/suggestions';
import { actionClass, EmptyState } from '@wenshu/ui';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { numberText } from '../../records/many/batch-words.ts';
import { codingAddress } from '../coding-address.ts';
import type { PartProps } from '../coding-data.ts';
import { SuggestBar } from './suggest-bar.tsx';
import { SuggestionDesk } from './suggestion-desk.tsx';
import classes from './suggestions.module.css';

/** Codes proposed for answers that have none: had worked out, judged one by one by keys, or many at once after a sample. */
export default function SuggestionsPart({ scrollId, coding, onChanged }: PartProps) {
  const t = useTexts(codingSuggestionTexts);
  const queries = useQueryClient();
  const { codingId, frame } = coding;
  const isOfFeeling = frame.purpose === 'feeling';
  const state = useQuery({
    queryKey: ['coding', codingId, 'suggestion-state'],
    queryFn: () => client.call(codingSuggestionCalls.state, { scrollId, codingId }, { quiet: true }),
  });
  const renew = () => queries.invalidateQueries({ queryKey: ['coding', codingId] });
  return (
    <div className={classes.part}>
      <p className={classes.faint}>{isOfFeeling ? t.leadFeeling : t.lead}</p>
      <Loaded of={state} words={t}>
        {now => {
          const waiting = now.waiting.reduce((sum, { count }) => sum + count, 0);
          if (!isOfFeeling && now.coded < LEAST_CODED && waiting === 0)
            return (
              <EmptyState
                title={t.tooFew.title({ most: LEAST_CODED })}
                text={t.tooFew.text({ coded: numberText(now.coded) })}
                actions={
                  <AppLink
                    className={actionClass('primary')}
                    to={codingAddress({ scrollId, coding: codingId, part: 'code' })}
                  >
                    {t.toCode}
                  </AppLink>
                }
              />
            );
          return (
            <>
              <SuggestBar scrollId={scrollId} coding={coding} state={now} onEnded={() => void renew()} />
              {waiting > 0 && (
                <SuggestionDesk scrollId={scrollId} coding={coding} waiting={now.waiting} onJudged={onChanged} />
              )}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
