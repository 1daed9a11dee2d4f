import { type LicenceHolder, type LicensedFeature, licensedFeatures } from '@wenshu/api-contract';
import { operatedPlanTexts } from '@wenshu/texts/console/plans';
import { licenceTexts } from '@wenshu/texts/people/licences';
import { ListTable } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import rows from '../kit/rows.module.css';
import { LicenceActs } from './licence-acts.tsx';
import { LicenceState, type ShownState } from './licence-state.tsx';

interface HolderFeaturesProps {
  readonly holder: LicenceHolder;
  refresh(): unknown;
}

/** Every feature that can be licensed, and how it stands with one account or enterprise. */
export function HolderFeatures({ holder, refresh }: HolderFeaturesProps) {
  const { licences: t, forever } = useTexts(operatedPlanTexts);
  const { features: names } = useTexts(licenceTexts);
  const whose = [holder.name, holder.reach].filter(Boolean).join(' · ');
  const licenceOf = (feature: LicensedFeature) => holder.licences.find(one => one.feature === feature);
  const stateOf = (feature: LicensedFeature): ShownState => {
    const licence = licenceOf(feature);
    if (licence?.state === 'held') return 'held';
    return holder.features.includes(feature) ? 'plan' : (licence?.state ?? 'none');
  };
  return (
    <section className={rows.section}>
      <h2>{t.of({ name: whose })}</h2>
      <ListTable
        label={t.of({ name: whose })}
        rows={licensedFeatures}
        keyOf={feature => feature}
        columns={[
          { key: 'feature', title: t.columns.feature, as: 'name', cell: feature => names[feature].name },
          { key: 'state', title: t.columns.state, cell: feature => <LicenceState state={stateOf(feature)} /> },
          {
            key: 'until',
            title: t.columns.until,
            as: 'number',
            cell: feature => {
              const licence = licenceOf(feature);
              if (licence === undefined || licence.state === 'withdrawn') return null;
              return licence.validUntil === null ? forever : momentText(licence.validUntil);
            },
          },
          {
            key: 'number',
            title: t.columns.number,
            cell: feature => licenceOf(feature)?.orderNumber ?? '',
          },
          {
            key: 'act',
            title: t.columns.act,
            as: 'bare',
            cell: feature => (
              <LicenceActs
                holder={holder}
                feature={feature}
                seenTime={licenceOf(feature)?.changeTime ?? null}
                isHeld={holder.features.includes(feature)}
                refresh={refresh}
              />
            ),
          },
        ]}
      />
    </section>
  );
}
