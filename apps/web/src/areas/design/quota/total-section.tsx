import { quotaTexts } from '@wenshu/texts/design/quota';
import { sightTexts } from '@wenshu/texts/people/sight';
import { Progress } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { NumberField } from '../document/parts/number-field.tsx';
import { useCreateScreen } from '../document/state/create-screen.ts';
import { Applies } from '../questionnaire/applies.tsx';
import { Field } from '../questionnaire/field.tsx';
import { Section } from '../questionnaire/section.tsx';
import { useLiveSettings } from '../questionnaire/use-live-settings.ts';

/** The total of success samples, after which the survey ends by itself (S5.10: at least 1). */
export function TotalSection({ collected }: { readonly collected: number | null | undefined }) {
  const t = useTexts(quotaTexts);
  const { loaded, isCollecting } = useCreateScreen();
  const { settings, update } = useLiveSettings(loaded.scrollId, isCollecting ? 'counted' : undefined);
  const { cap = null, taken = null } = settings ?? {};
  const { noTotals } = useTexts(sightTexts);
  const boosters = typeof collected === 'number' && taken !== null ? Math.max(0, collected - taken) : 0;
  const beyond = cap !== null && boosters > 0 ? ` · ${t.total.beyond({ count: boosters })}` : '';
  const told =
    collected === null ? noTotals : collected !== undefined && `${t.total.collected({ count: collected })}${beyond}`;
  return (
    <Section title={t.total.title} lead={t.total.lead} aside={<Applies when="now" />} isLocked={!loaded.mayEdit}>
      <Field label={t.total.label} hint={told || t.counting}>
        {ids => (
          <NumberField
            {...ids}
            value={cap}
            min={1}
            max={100_000_000}
            placeholder={settings ? t.total.unlimited : t.counting}
            isDisabled={!settings}
            onSave={value => void update({ cap: value })}
          />
        )}
      </Field>
      {/* Boosters are success samples and take no place of the total: a survey that is still open is not drawn as full. */}
      {cap !== null && taken !== null && (
        <Progress
          percent={Math.min(100, Math.floor((taken / cap) * 100))}
          aria-label={t.progressOf({ name: t.total.title })}
        />
      )}
    </Section>
  );
}
