import type { Language } from '@wenshu/texts';
import { assistantTexts } from '@wenshu/texts/findings/assistant';
import type { AskKnown, AskThing } from '../plan/ask-things.ts';
import { isBackground, isOverall } from '../plan/concepts.ts';
import { driversOf } from '../plan/drivers-of.ts';
import { isGrouping, suitableGroupings } from '../plan/groupings.ts';

const MOST_IDEAS = 6;

/** Questions that this survey can answer, in words that are understood: each names things as the survey does. */
export function listIdeas(known: AskKnown, language: Language): readonly string[] {
  const { things } = known;
  const texts = assistantTexts[language].ideas;
  const whole = things.filter(({ row, key }) => row === undefined && !key.startsWith('fact:'));
  const outcome = mainOutcome(whole);
  const groups = outcome ? suitableGroupings(known, outcome) : [];
  const group = groups.find(({ label }) => isBackground(label)) ?? groups[0];
  const counted = whole.find(({ kind, label }) => (kind === 'set' || kind === 'choice') && !isBackground(label));
  const written = whole.find(({ kind }) => kind === 'text');
  return [
    ...(outcome && groups.length > 0 ? [texts.whichGroups(outcome.label)] : []),
    ...(outcome && group ? [texts.by({ outcome: outcome.label, group: group.label })] : []),
    ...(outcome && driversOf(known, outcome).length >= 2 ? [texts.drivers(outcome.label)] : []),
    ...(counted ? [texts.distribution(counted.label)] : []),
    ...(written ? [texts.answers(written.label)] : []),
    ...(outcome ? [texts.trend(outcome.label)] : []),
  ].slice(0, MOST_IDEAS);
}

/** What a survey is about: how all of it is judged, else whether somebody would recommend it, else its first scale. */
function mainOutcome(things: readonly AskThing[]): AskThing | undefined {
  const scales = things.filter(({ kind, label }) => (kind === 'scale' || kind === 'recommend') && !isBackground(label));
  return (
    scales.find(({ label }) => isOverall(label)) ??
    scales.find(({ kind }) => kind === 'recommend') ??
    scales[0] ??
    things.find(thing => thing.kind === 'choice' && !isGroupOnly(thing))
  );
}

const isGroupOnly = (thing: AskThing) => isGrouping(thing) && isBackground(thing.label);
