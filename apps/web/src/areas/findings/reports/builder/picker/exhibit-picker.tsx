import { type Analysis, type Exhibit, themeColours } from '@wenshu/analysis/browser';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { ExhibitPlaced, isChart } from '@wenshu/ui/exhibits';
import { type ReactNode, useState } from 'react';
import { ViewDialog } from '../../../../../app/forms/view-dialog.tsx';
import { language, useTexts } from '../../../../../app/language/language.ts';
import { Loaded } from '../../../../../app/loaded.tsx';
import { Scaled } from '../../reading/scaled.tsx';
import { useBuilder, useWorkState } from '../builder-context.ts';
import classes from './picker.module.css';
import { SourceList } from './source-list.tsx';
import { type Source, useSource } from './use-source.ts';

interface PickerFrameProps {
  readonly title: string;
  readonly lead: string;
  onClose(): void;
  children(taken: { readonly analysis: Analysis; readonly exhibits: readonly Exhibit[] }): ReactNode;
}

/** What exhibits are looked for in, on the left; what is found, on the right. */
export function PickerFrame({ title, lead, onClose, children }: PickerFrameProps) {
  const texts = useTexts(reportScreenTexts);
  const t = texts.picker;
  const { scrollId } = useBuilder();
  const [source, setSource] = useState<Source>();
  const taken = useSource(scrollId, source);
  return (
    <ViewDialog title={title} width={1000} onClose={onClose}>
      <div className={classes.frame}>
        <SourceList chosen={source} onChoose={setSource} />
        <div className={classes.found} aria-live="polite">
          {source === undefined ? (
            <p className={classes.nothing}>{lead}</p>
          ) : (
            <Loaded of={taken} words={{ ...texts, loading: t.counting }}>
              {found => children(found)}
            </Loaded>
          )}
        </div>
      </div>
    </ViewDialog>
  );
}

interface ExhibitPickerProps {
  onPick(picked: { readonly analysis: Analysis; readonly exhibit: Exhibit }): void;
  onClose(): void;
}

/** Any table or chart of any question or kept analysis, seen small before it is taken. */
export function ExhibitPicker({ onPick, onClose }: ExhibitPickerProps) {
  const t = useTexts(reportScreenTexts).picker;
  return (
    <PickerFrame title={t.exhibitTitle} lead={t.exhibitLead} onClose={onClose}>
      {({ analysis, exhibits }) => (
        <div className={classes.previews}>
          {exhibits.map(exhibit => (
            <Preview key={exhibit.id} exhibit={exhibit} onPick={() => onPick({ analysis, exhibit })} />
          ))}
        </div>
      )}
    </PickerFrame>
  );
}

/** An exhibit small, as a button. */
export function Preview({ exhibit, onPick }: { readonly exhibit: Exhibit; onPick(): void }) {
  const t = useTexts(reportScreenTexts).picker;
  const theme = useWorkState(state => state.document.theme);
  const kind = exhibit.kind === 'table' ? t.table : isChart(exhibit) ? t.chart : t.other;
  const shown = isChart(exhibit) && !exhibit.colours ? { ...exhibit, colours: themeColours(theme).colours } : exhibit;
  return (
    <button type="button" className={classes.preview} aria-label={`${kind} · ${exhibit.title}`} onClick={onPick}>
      <span className={classes.kind}>{kind}</span>
      <span className={classes.drawing} inert>
        <Scaled width={560} height={340}>
          {() => (
            <div className={classes.small}>
              <ExhibitPlaced exhibit={shown} language={language} isFilling hidesSource />
            </div>
          )}
        </Scaled>
      </span>
    </button>
  );
}
