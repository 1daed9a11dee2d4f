import { PlusOutlined } from '@ant-design/icons';
import type { RecipeOf } from '@wenshu/analysis/browser';
import { workbenchTexts } from '@wenshu/texts/findings/own-variables';
import { EmptyState } from '@wenshu/ui';
import { Button, Dropdown } from 'antd';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { useOwnRights } from '../../../app/survey-door/own-rights.ts';
import { useVariables } from '../records/use-variables.ts';
import type { HandMake } from './forms/form-props.ts';
import type { MadeVariable, VariableDraft } from './made-variable.ts';
import { freeVariableName, handMakes, newMaking } from './new-making.ts';
import { useMadeVariables } from './use-made-variables.ts';
import { useUsersOf } from './use-users.ts';
import { VariableEditor } from './variable-editor.tsx';
import { VariableLine } from './variable-line.tsx';
import classes from './workbench.module.css';

/** The workbench: all that was made of others, and the forms in which people make more. */
export function VariablesPanel({ scrollId }: { readonly scrollId: string }) {
  const t = useTexts(workbenchTexts);
  const listed = useVariables(scrollId);
  const { made, save, remove } = useMadeVariables(scrollId);
  const usersOf = useUsersOf();
  const mayChange = useOwnRights(scrollId).includes('analysis.collate');
  const [draft, setDraft] = useState<VariableDraft>();
  const source = useMemo(() => {
    const others = listed.data?.variables.filter(({ key }) => key !== `derived:${draft?.variableId}`) ?? [];
    return {
      variables: new Map(others.map(variable => [variable.key, variable])),
      timeZone: listed.data?.timeZone ?? 'UTC',
    };
  }, [listed.data, draft?.variableId]);
  const freeName = () => freeVariableName(new Set(listed.data?.variables.map(({ name }) => name)));
  const open = ({ variableId, time, name, label, recipe }: MadeVariable) =>
    setDraft({ variableId, time, name, label, making: makingOf(recipe) });
  const copy = ({ name, label, recipe }: MadeVariable) =>
    setDraft({ name: freeName(), label: t.copied({ name: label || name }), making: makingOf(recipe) });
  const add = mayChange && (
    <Dropdown
      trigger={['click']}
      // Above the button a phone has no room for all of them.
      autoAdjustOverflow={{ adjustX: 1, adjustY: 0 }}
      menu={{
        items: handMakes.map(make => ({
          key: make,
          label: (
            <span className={classes.kind}>
              <strong>{t.makes[make].name}</strong>
              <span>{t.makes[make].text}</span>
            </span>
          ),
        })),
        onClick: ({ key }) => setDraft({ name: freeName(), label: '', making: newMaking(key as HandMake) }),
      }}
    >
      <Button type="primary" icon={<PlusOutlined aria-hidden />}>
        {t.add}
      </Button>
    </Dropdown>
  );
  return (
    <>
      <div className={classes.head}>
        <p className={classes.faint}>{t.lead}</p>
        {add}
      </div>
      <Loaded of={listed} words={t}>
        {({ timeZone }) => (
          <Loaded
            of={made}
            words={t}
            empty={{ isSo: ({ items }) => items.length === 0, shows: <EmptyState title={t.none} text={t.noneText} /> }}
          >
            {({ items }) => (
              <ul className={classes.list}>
                {items.map(variable => (
                  <VariableLine
                    key={variable.variableId}
                    scrollId={scrollId}
                    variable={variable}
                    timeZone={timeZone}
                    mayChange={mayChange}
                    onEdit={() => open(variable)}
                    onCopy={() => copy(variable)}
                    onRemove={() => void remove(variable, usersOf(variable.usedBy))}
                  />
                ))}
              </ul>
            )}
          </Loaded>
        )}
      </Loaded>
      {draft && (
        <VariableEditor
          key={draft.variableId ?? draft.name}
          scrollId={scrollId}
          draft={draft}
          source={source}
          onSave={async next => (await save(next)) && setDraft(undefined)}
          onClose={() => setDraft(undefined)}
        />
      )}
    </>
  );
}

/** A recipe has its name with it; the form has it beside. */
function makingOf(recipe: MadeVariable['recipe']): RecipeOf<HandMake> {
  const {
    name: _name,
    label: _label,
    ...making
    // The contract says JSON; the server checked it when it was saved.
  } = recipe as unknown as RecipeOf<HandMake> & Record<'name' | 'label', string>;
  return making as RecipeOf<HandMake>;
}
