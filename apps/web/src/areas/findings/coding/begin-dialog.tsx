import { useQuery } from '@tanstack/react-query';
import { codingCalls, codingFrameCalls, type framePurposes } from '@wenshu/api-contract';
import { codingTexts } from '@wenshu/texts/findings/coding';
import { codingScreenTexts } from '@wenshu/texts/findings/coding-screen';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { Field, Fields } from '../../../app/forms/field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { language, useTexts } from '../../../app/language/language.ts';
import { useEnterprise } from '../../../app/team/use-enterprise.ts';
import type { Variable } from '../filter/variable.ts';
import type { Coding } from './coding-data.ts';

interface BeginDialogProps {
  readonly scrollId: string;
  readonly codings: readonly Coding[];
  readonly texts: readonly Variable[];
  onBegun(codingId: string): Promise<void>;
  onClose(): void;
}

/** Not an id of a frame: a new one, empty or with the classes of feeling. */
const NEW = '';
const OF_FEELING = 'feeling';

/** As the calls take them. */
const LONGEST_NAME = 100;
const LONGEST_LABEL = 500;

/** Which text, with which frame, and what the variable is called. */
export function BeginDialog({ scrollId, codings, texts, onBegun, onClose }: BeginDialogProps) {
  const t = useTexts(codingScreenTexts).begin;
  const fresh = texts.filter(({ key }) => !codings.some(({ variable }) => variable === key));
  const [variable, setVariable] = useState((fresh.length === 1 ? fresh[0] : undefined)?.key);
  const [frameId, setFrameId] = useState(NEW);
  const [name, setName] = useState<string>();
  const [label, setLabel] = useState<string>();
  const [isTried, setTried] = useState(false);
  const text = texts.find(({ key }) => key === variable);
  const usedFrames = codings.filter(one => one.variable === variable).map(({ frame }) => frame);
  const isOfFeeling = frameId === OF_FEELING;
  const isNew = frameId === NEW || isOfFeeling;
  const shownName = name ?? (isOfFeeling ? t.feelingName : (text?.label.slice(0, LONGEST_NAME) ?? ''));
  const labelOf = isOfFeeling ? codingTexts[language].feelingLabel : codingTexts[language].label;
  const shownLabel = label ?? (text ? labelOf({ text: text.label }).slice(0, LONGEST_LABEL) : '');
  const { groups, isError } = useFrameChoices(new Set(usedFrames.map(one => one.frameId)));
  const isFrameMissing = isNew && shownName.trim() === '';
  const { isBusy, run } = useAction(
    async () => {
      const chosen = isNew ? await makeFrame(shownName.trim(), isOfFeeling ? 'feeling' : 'topics') : undefined;
      const asked = { scrollId, variable: variable!, frameId: chosen ?? frameId };
      const named = shownLabel.trim() === '' ? asked : { ...asked, label: shownLabel.trim() };
      try {
        return await client.call(codingCalls.setUp, named);
      } catch (error) {
        // A frame that nothing came of would stand in everybody's way at the next try.
        if (chosen) await client.call(codingFrameCalls.remove, { frameId: chosen }, { quiet: true }).catch(() => {});
        throw error;
      }
    },
    { onDone: ({ codingId }) => onBegun(codingId) },
  );
  const submit = () => {
    setTried(true);
    if (variable !== undefined && !isFrameMissing) void run();
  };
  return (
    <FormDialog
      title={t.title}
      submit={t.start}
      cancel={t.cancel}
      isBusy={isBusy}
      isDirty={name !== undefined || label !== undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields>
        <Field
          label={t.text}
          hint={usedFrames.length > 0 ? t.codedWith({ frames: usedFrames.map(one => one.name).join('”“') }) : undefined}
          problem={isTried && variable === undefined ? t.chooseFirst : undefined}
        >
          {control => (
            <Select
              {...control}
              showSearch={{ optionFilterProp: 'label' }}
              placeholder={t.choose}
              value={variable ?? null}
              options={texts.map(one => ({ value: one.key, label: one.label || one.name }))}
              onChange={next => {
                setVariable(next);
                setFrameId(NEW);
              }}
            />
          )}
        </Field>
        <Field label={t.frame} hint={isError ? t.framesFailed : isOfFeeling ? t.feelingHint : t.sharedHint}>
          {control => (
            <Select
              {...control}
              value={frameId}
              options={[
                { value: NEW, label: t.newFrame },
                { value: OF_FEELING, label: t.newFeeling },
                ...groups.map(({ title, frames }) => ({ label: title, title, options: frames })),
              ]}
              onChange={setFrameId}
            />
          )}
        </Field>
        {isNew && (
          <Field label={t.name} problem={isTried && isFrameMissing ? t.nameFirst : undefined}>
            {control => (
              <Input
                {...control}
                maxLength={LONGEST_NAME}
                value={shownName}
                onChange={event => setName(event.target.value)}
              />
            )}
          </Field>
        )}
        <Field label={t.label} hint={t.labelHint}>
          {control => (
            <Input
              {...control}
              maxLength={LONGEST_LABEL}
              value={shownLabel}
              onChange={event => setLabel(event.target.value)}
            />
          )}
        </Field>
      </Fields>
    </FormDialog>
  );
}

async function makeFrame(name: string, purpose: (typeof framePurposes)[number]): Promise<string> {
  const { frameId } = await client.call(codingFrameCalls.create, { name, purpose });
  return frameId;
}

/** One's own frames, and those of the enterprise that one works in. */
function useFrameChoices(used: ReadonlySet<string>) {
  const t = useTexts(codingScreenTexts).begin;
  const enterprise = useEnterprise();
  const own = useQuery(framesOf(undefined));
  const shared = useQuery({ ...framesOf(enterprise?.enterpriseId), enabled: enterprise !== undefined });
  const groups = [
    { title: t.mine, listed: own.data },
    { title: t.ofTeam({ name: enterprise?.name ?? '' }), listed: shared.data },
  ].flatMap(({ title, listed }) =>
    listed && listed.items.length > 0
      ? [
          {
            title,
            frames: listed.items.map(frame => {
              const isUsed = used.has(frame.frameId);
              const named = t.ownFrame(frame);
              const label = isUsed ? `${named} · ${t.usedHere}` : named;
              return { value: frame.frameId, label, disabled: isUsed };
            }),
          },
        ]
      : [],
  );
  return { groups, isError: own.isError || shared.isError };
}

const framesOf = (enterpriseId: string | undefined) => ({
  queryKey: ['coding-frames', enterpriseId],
  queryFn: () =>
    client.call(codingFrameCalls.list, enterpriseId === undefined ? {} : { enterpriseId }, { quiet: true }),
  staleTime: 0,
});
