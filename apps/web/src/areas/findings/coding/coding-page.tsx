import { useRouter, useSearch } from '@tanstack/react-router';
import { codingScreenTexts } from '@wenshu/texts/findings/coding-screen';
import { LoadingState, PageTitle, Tabs } from '@wenshu/ui';
import { Select } from 'antd';
import { Suspense } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { NoSurvey } from '../analysis/no-survey.tsx';
import { BeginCoding } from './begin-coding.tsx';
import classes from './coding.module.css';
import { type CodingSearch, codingAddress } from './coding-address.ts';
import type { Coding, CodingPartName } from './coding-data.ts';
import { codingParts } from './coding-parts.ts';
import { CodingMenu } from './remove-coding.tsx';
import { useRulesFollowed } from './rules/use-rules-followed.ts';
import { useCodings } from './use-codings.ts';

/** /survey/analysis/coding: open answers under codes of a frame, which makes them a variable (P1.10). */
export default function CodingPage() {
  const { scrollId } = useSearch({ strict: false }) as CodingSearch;
  return scrollId === undefined ? <NoSurvey /> : <CodingScreen key={scrollId} scrollId={scrollId} />;
}

function CodingScreen({ scrollId }: { readonly scrollId: string }) {
  const t = useTexts(codingScreenTexts);
  const router = useRouter();
  const { coding: wanted } = useSearch({ strict: false }) as CodingSearch;
  const { listed, renew } = useCodings(scrollId);
  const open = (coding: string) => router.history.push(codingAddress({ scrollId, coding }));
  const beginBeside = (codings: readonly Coding[]) => (
    <BeginCoding
      scrollId={scrollId}
      codings={codings}
      onBegun={async codingId => {
        await renew();
        open(codingId);
      }}
    />
  );
  return (
    <Loaded level={1} of={listed} words={t}>
      {({ items }) => {
        const shown = items.find(({ codingId }) => codingId === wanted) ?? items[0];
        return (
          <div className={classes.page}>
            <PageTitle title={t.title} {...(shown ? { actions: beginBeside(items) } : { lead: t.intro })} />
            {shown === undefined ? (
              beginBeside(items)
            ) : (
              <>
                <div className={classes.chosen}>
                  {items.length > 1 ? (
                    <Select
                      aria-label={t.which}
                      className={classes.which!}
                      value={shown.codingId}
                      options={items.map(({ codingId, label }) => ({ value: codingId, label }))}
                      onChange={open}
                    />
                  ) : (
                    <h2 className={classes.name}>{shown.label}</h2>
                  )}
                  <CodingMenu
                    key={shown.codingId}
                    scrollId={scrollId}
                    coding={shown}
                    onRemoved={() => {
                      router.history.replace(codingAddress({ scrollId }));
                      return renew();
                    }}
                  />
                </div>
                <Parts
                  key={shown.codingId}
                  scrollId={scrollId}
                  coding={shown}
                  onChanged={() => void renew(shown.codingId)}
                />
              </>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

interface PartsProps {
  readonly scrollId: string;
  readonly coding: Coding;
  onChanged(): void;
}

function Parts({ scrollId, coding, onChanged }: PartsProps) {
  const t = useTexts(codingScreenTexts);
  useRulesFollowed(scrollId, coding.codingId);
  const router = useRouter();
  const { part } = useSearch({ strict: false }) as CodingSearch;
  // The keys are the record's own: that is its type.
  const names = Object.keys(codingParts) as CodingPartName[];
  const selected = part !== undefined && names.includes(part) ? part : names[0]!;
  const Part = codingParts[selected];
  return (
    <Tabs
      label={t.parts.name}
      tabs={names.map(key => ({ key, label: t.parts[key] }))}
      selected={selected}
      onSelect={next => router.history.replace(codingAddress({ scrollId, coding: coding.codingId, part: next }))}
    >
      <Suspense fallback={<LoadingState text={t.loading} />}>
        <Part scrollId={scrollId} coding={coding} onChanged={onChanged} />
      </Suspense>
    </Tabs>
  );
}
