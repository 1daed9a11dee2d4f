import type { BannerBlock, CrossRow, Net } from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Button, Checkbox, Drawer, Segmented } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { FilterChips } from '../../filter/filter-chips.tsx';
import { FilterPanel } from '../../filter/filter-panel.tsx';
import { nameIn } from '../slots/setup-context.ts';
import classes from '../slots/slots.module.css';
import { useCross } from './cross-context.ts';
import { NetsEditor } from './nets-editor.tsx';

type Shown = CrossRow | BannerBlock;

interface ShownDrawerProps {
  readonly item: Shown;
  readonly isRow: boolean;
  onChange(item: Shown): void;
  onClose(): void;
}

/** Without what is empty: an item that says nothing special is its variable alone. */
function changed(item: Shown, change: Partial<CrossRow>): Shown {
  const all = Object.entries({ ...item, ...change });
  return Object.fromEntries(
    all.filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
    // What is left out may be absent; fromEntries forgets the names of the rest.
  ) as unknown as Shown;
}

/** How a question is shown: its order, its nets, which options, and for whom. It is all there at once, so that the table can be watched. */
export function ShownDrawer({ item, isRow, onChange, onClose }: ShownDrawerProps) {
  const texts = useTexts(analysisScreenTexts);
  const t = texts.shown;
  const { variables } = useCross();
  const [isFiltering, setIsFiltering] = useState(false);
  const { nets = [], hidden = [], sort, filter } = item as CrossRow;
  const categories = variables.get(item.variable)?.categories ?? [];
  const set = (change: Partial<CrossRow>) => onChange(changed(item, change));
  return (
    <Drawer
      open
      title={nameIn(variables, item.variable, texts.item.gone)}
      size={440}
      mask={{ blur: false }}
      onClose={onClose}
    >
      {isRow && (
        <section className={classes.setting}>
          <h3 className={classes.settingTitle}>{t.sort}</h3>
          <Segmented
            aria-label={t.sort}
            value={sort ?? 'none'}
            options={(['none', 'descending', 'ascending'] as const).map(value => ({ value, label: t.sorts[value] }))}
            onChange={(value: 'none' | 'descending' | 'ascending') =>
              set({ sort: value === 'none' ? undefined : value })
            }
          />
        </section>
      )}
      {categories.length > 0 && (
        <NetsEditor nets={nets} categories={categories} onChange={(next: readonly Net[]) => set({ nets: next })} />
      )}
      {categories.length > 0 && (
        <section className={classes.setting}>
          <h3 className={classes.settingTitle}>{t.categories}</h3>
          <p className={classes.hint}>{t.categoriesHint}</p>
          <Checkbox.Group
            className={classes.checks}
            value={categories.map(({ code }) => code).filter(code => !hidden.includes(code))}
            options={categories.map(({ code, label }) => ({ value: code, label }))}
            onChange={shown =>
              set({ hidden: categories.map(({ code }) => code).filter(code => !shown.includes(code)) })
            }
          />
        </section>
      )}
      {isRow && (
        <section className={classes.setting}>
          <h3 className={classes.settingTitle}>{t.filter}</h3>
          {filter ? (
            <FilterChips
              filter={filter}
              variables={variables}
              onChange={next => set({ filter: next })}
              onEdit={() => setIsFiltering(true)}
            />
          ) : (
            <Button size="small" onClick={() => setIsFiltering(true)}>
              {t.addFilter}
            </Button>
          )}
        </section>
      )}
      {isFiltering && (
        <FilterPanel
          filter={filter}
          about={undefined}
          variables={variables}
          onApply={next => set({ filter: next })}
          onClose={() => setIsFiltering(false)}
        />
      )}
    </Drawer>
  );
}
