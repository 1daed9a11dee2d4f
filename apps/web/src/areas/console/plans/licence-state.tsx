import { operatedPlanTexts } from '@wenshu/texts/console/plans';
import { StatusTag, type StatusTone } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';

const tones = {
  held: 'good',
  plan: 'good',
  expired: 'bad',
  withdrawn: 'calm',
  none: 'calm',
} as const satisfies Record<string, StatusTone>;

export type ShownState = keyof typeof tones;

/** How a feature stands somewhere: decided by an operator, by the plan, or not at all. */
export function LicenceState({ state }: { readonly state: ShownState }) {
  const { licences: t } = useTexts(operatedPlanTexts);
  return <StatusTag tone={tones[state]}>{t.states[state]}</StatusTag>;
}
