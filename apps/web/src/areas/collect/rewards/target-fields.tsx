import { rewardTexts } from '@wenshu/texts/collect/rewards';
import { Input, Select } from 'antd';
import { Field } from '../../../app/forms/field.tsx';
import { useTexts } from '../../../app/language/language.ts';
import type { DraftProps } from './reward-draft.ts';
import { useTargets } from './use-rewards.ts';

interface TargetFieldsProps extends DraftProps {
  readonly scrollId: string;
  readonly isMissing: boolean;
}

const kinds = ['survey', 'link', 'channel', 'people'] as const;

/** Who has a turn. */
export function TargetFields({ scrollId, draft, isMissing, onWrite }: TargetFieldsProps) {
  const { form: t } = useTexts(rewardTexts);
  const { data: links = [] } = useTargets(scrollId);
  const channels = new Map(links.flatMap(({ channelCode, channel }) => (channelCode ? [[channelCode, channel]] : [])));
  const problem = isMissing ? t.targetMissing : undefined;
  return (
    <>
      <Field label={t.target}>
        {control => (
          <Select
            {...control}
            value={draft.targetKind}
            options={kinds.map(value => ({ value, label: t.targets[value] }))}
            onChange={targetKind => onWrite({ targetKind })}
          />
        )}
      </Field>
      {draft.targetKind === 'link' && (
        <Field label={t.link} problem={problem}>
          {control => (
            <Select
              {...control}
              value={draft.linkCode || null}
              placeholder={t.choose}
              options={links.map(({ linkCode, name }) => ({ value: linkCode, label: name || linkCode }))}
              onChange={linkCode => onWrite({ linkCode: linkCode ?? '' })}
            />
          )}
        </Field>
      )}
      {draft.targetKind === 'channel' && (
        <Field label={t.channel} problem={problem}>
          {control => (
            <Select
              {...control}
              value={draft.channelCode || null}
              placeholder={t.choose}
              options={[...channels].map(([value, label]) => ({ value, label }))}
              onChange={channelCode => onWrite({ channelCode: channelCode ?? '' })}
            />
          )}
        </Field>
      )}
      {draft.targetKind === 'people' && (
        <Field label={t.label}>
          {control => (
            <Input
              {...control}
              maxLength={500}
              value={draft.label}
              onChange={event => onWrite({ label: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
