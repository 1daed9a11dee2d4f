import {
  LEAST_ALIKE,
  MAX_QUOTES,
  MAX_QUOTES_BESIDE,
  type QuotesContent,
  quoteOrders,
  type ReportBlock,
} from '@wenshu/analysis/browser';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Button, Segmented, Select, Switch } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../../app/language/language.ts';
import { NumberInput } from '../../../../../app/number-input.tsx';
import { useCodings } from '../../../coding/use-codings.ts';
import { variableName } from '../../../filter/variable-names.ts';
import { changeContent } from '../../model/block-changes.ts';
import { useReading } from '../../reading/reading-context.ts';
import { useBuilder, useMake } from '../builder-context.ts';
import { useQuotableTexts } from '../quotes/use-quotable-texts.ts';
import { AnswersDialog } from './answers-dialog.tsx';
import { ChosenList } from './chosen-list.tsx';
import { DraftInput } from './draft-input.tsx';
import { Field, Part } from './field.tsx';
import classes from './panels.module.css';

/** Whose words are quoted, which of them, what stands below each, and who outside may read them. */
export function QuotesPanel({ block }: { readonly block: ReportBlock }) {
  const t = useTexts(reportScreenTexts).quotes;
  const make = useMake();
  const { variables } = useBuilder();
  const { results } = useReading();
  const texts = useQuotableTexts();
  const [isChoosing, setIsChoosing] = useState(false);
  const { content } = block;
  const codings = useCodedBy(content.kind === 'quotes' ? content.variable : '');
  if (content.kind !== 'quotes') return null;
  const result = results[block.id];
  const found = result?.kind === 'quotes' ? result : undefined;
  const set = <Name extends keyof QuotesContent>(name: Name, value: QuotesContent[Name]) =>
    make(changeContent(block.id, [name], value), `${name} ${block.id}`);
  const { among } = content;
  const codes = among ? (variables.get(among.variable)?.categories ?? []) : [];
  const groups = [...variables.values()].filter(({ kept, categories }) => kept === 'code' && categories?.length);
  return (
    <>
      <Part title={t.which}>
        <Field name={t.question}>
          <Select
            size="small"
            showSearch={{ optionFilterProp: 'label' }}
            aria-label={t.question}
            value={content.variable}
            options={texts}
            onChange={variable =>
              make({
                changes: (
                  [
                    ['variable', variable],
                    ['among', null],
                    ['chosen', []],
                  ] as const
                ).flatMap(([name, value]) => changesOf(changeContent(block.id, [name], value))),
              })
            }
          />
        </Field>
        {(codings.length > 0 || among !== null) && (
          <Field name={t.among}>
            <Select
              size="small"
              allowClear
              aria-label={t.among}
              placeholder={t.allAnswers}
              value={among?.variable ?? null}
              options={codings}
              onChange={(variable: string | undefined) => set('among', variable ? { variable, codes: [] } : null)}
            />
          </Field>
        )}
        {among && (
          <Field name={t.codes}>
            <Select
              size="small"
              mode="multiple"
              showSearch={{ optionFilterProp: 'label' }}
              aria-label={t.codes}
              placeholder={t.allCodes}
              value={[...among.codes]}
              options={codes.map(({ code, label }) => ({ value: code, label }))}
              onChange={chosen => set('among', { variable: among.variable, codes: chosen })}
            />
          </Field>
        )}
      </Part>
      <Part title={t.how}>
        <Segmented
          block
          size="small"
          aria-label={t.how}
          value={content.by}
          options={(['rule', 'chosen'] as const).map(value => ({ value, label: t.by[value] }))}
          onChange={by => set('by', by)}
        />
        {content.by === 'rule' ? (
          <div className={classes.grid}>
            <Field name={t.order}>
              <Select
                size="small"
                aria-label={t.order}
                value={content.order}
                options={quoteOrders.map(value => ({ value, label: t.orders[value] }))}
                onChange={order => set('order', order)}
              />
            </Field>
            <Field name={t.most}>
              <NumberInput
                size="small"
                aria-label={t.most}
                min={1}
                max={MAX_QUOTES}
                precision={0}
                value={content.most}
                onChange={most => most !== null && set('most', most)}
              />
            </Field>
          </div>
        ) : (
          <>
            <ChosenList
              chosen={content.chosen}
              shown={found?.exhibit.texts ?? []}
              isKnown={result !== undefined}
              onChange={chosen => set('chosen', chosen)}
            />
            <Button size="small" onClick={() => setIsChoosing(true)}>
              {t.choose}
            </Button>
          </>
        )}
      </Part>
      <Part title={t.beside}>
        <Select
          size="small"
          mode="multiple"
          maxCount={MAX_QUOTES_BESIDE}
          showSearch={{ optionFilterProp: 'label' }}
          aria-label={t.beside}
          placeholder={t.nothingBeside}
          value={[...content.beside]}
          options={groups.map(variable => ({ value: variable.key, label: variableName(variable) }))}
          onChange={beside => set('beside', beside)}
        />
        {content.beside.length > 0 && <p className={classes.hint}>{t.besideHint({ least: LEAST_ALIKE })}</p>}
        {found && found.forMaker.unnamed > 0 && (
          <p className={classes.warning} role="status">
            {t.unnamed({ count: found.forMaker.unnamed, least: LEAST_ALIKE })}
          </p>
        )}
      </Part>
      <Part title={t.outside}>
        <div className={classes.line}>
          <Switch
            size="small"
            aria-label={t.isForOutside}
            checked={content.isForOutside}
            onChange={isOn => set('isForOutside', isOn)}
          />
          <span>{t.isForOutside}</span>
        </div>
        <p className={classes.hint}>{t.outsideHint}</p>
      </Part>
      <Part title={t.title}>
        <DraftInput
          label={t.title}
          value={content.title}
          placeholder={found?.exhibit.title ?? ''}
          maxLength={200}
          onSave={title => set('title', title)}
        />
      </Part>
      {isChoosing && (
        <AnswersDialog
          content={content}
          onChoose={chosen => {
            set('chosen', chosen);
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}

const changesOf = (planned: ReturnType<typeof changeContent>) => ('changes' in planned ? planned.changes : []);

/** What this text is coded as. Whoever may not code is not told which text a set of codes is of, and gets all sets. */
function useCodedBy(variable: string) {
  const { scrollId, variables } = useBuilder();
  const { listed } = useCodings(scrollId);
  const own = listed.data?.items
    .filter(one => one.variable === variable)
    .map(({ key, label }) => ({ value: key, label }));
  if (own || !listed.isError) return own ?? [];
  return [...variables.values()]
    .filter(({ kept, questionId, categories }) => kept === 'codes' && questionId === undefined && categories?.length)
    .map(one => ({ value: one.key, label: variableName(one) }));
}
