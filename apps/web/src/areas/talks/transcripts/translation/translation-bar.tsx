import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { translationTexts } from '@wenshu/texts/talks/translation';
import { Select } from 'antd';
import { useMemo } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import looks from '../../../../app/looks/document-bar.module.css';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { SavedSign } from '../../../../app/together/saved-sign.tsx';
import { PersonFaces } from '../../../design/document/presence/person-faces.tsx';
import { StepButtons } from '../desk/desk-bar.tsx';
import { MoreMenu } from '../desk/more-menu.tsx';
import { useDesk, useMayEdit, useTurns, useWorkState } from '../open/desk-context.ts';
import { KeySheet } from '../player/key-sheet.tsx';
import { transcriptAddress } from '../transcript-address.ts';
import { filters, standingOf, useTranslating } from './translating-context.ts';
import classes from './translation.module.css';

/** The title, whether it is saved, who is here, how far it is, and what is shown. */
export function TranslationBar() {
  const t = useTexts(translationTexts);
  const desk = useTexts(transcriptDeskTexts);
  const { scrollId, transcriptId } = useDesk();
  const title = useWorkState(state => state.document.title);
  const others = useWorkState(state => state.others);
  const saving = useWorkState(state => state.saving);
  const mayEdit = useMayEdit();
  const { filter, setFilter } = useTranslating();
  return (
    <div className={looks.bar}>
      <h1 className={looks.heading}>{title}</h1>
      <AppLink className={looks.back} to={transcriptAddress({ scrollId }, '/record/translation')}>
        {t.bar.back}
      </AppLink>
      <strong className={classes.title}>{title}</strong>
      <SavedSign words={desk.saving} saving={saving} mayEdit={mayEdit} />
      <PersonFaces others={others} words={desk.presence} />
      <Progress />
      <span className={looks.spacer} />
      {mayEdit && <StepButtons />}
      <Select
        size="small"
        className={classes.filter}
        aria-label={t.bar.filter}
        value={filter}
        options={filters.map(value => ({ value, label: t.bar.filters[value] }))}
        onChange={setFilter}
      />
      <AppLink className={looks.back} to={transcriptAddress({ scrollId, recordId: transcriptId })}>
        {t.bar.toText}
      </AppLink>
      <KeySheet title={t.bar.keys} keys={t.keysOf} isSmall />
      <MoreMenu />
    </div>
  );
}

function Progress() {
  const t = useTexts(translationTexts).bar;
  const turns = useTurns();
  const counts = useMemo(() => {
    const all = { none: 0, draft: 0, checked: 0, stale: 0, empty: 0 };
    for (const turn of turns) all[standingOf(turn)] += 1;
    return all;
  }, [turns]);
  const { none, draft, checked, stale } = counts;
  const details = t.details({ none, draft, stale });
  return (
    <span className={classes.soft} title={details}>
      {t.progress({ checked, all: none + draft + checked + stale })}
      <span className={classes.unseen}>, {details}</span>
    </span>
  );
}
