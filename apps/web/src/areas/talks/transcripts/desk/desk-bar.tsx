import { RedoOutlined, SearchOutlined, UndoOutlined } from '@ant-design/icons';
import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { transcriptChanges, transcriptMost } from '@wenshu/transcripts';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import looks from '../../../../app/looks/document-bar.module.css';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { SavedSign } from '../../../../app/together/saved-sign.tsx';
import { PersonFaces } from '../../../design/document/presence/person-faces.tsx';
import { useNameDraft } from '../../../findings/analysis/naming/use-name-draft.ts';
import { useDesk, useMake, useMayEdit, useView, useWorkState } from '../open/desk-context.ts';
import { useSteps } from '../open/use-steps.ts';
import { transcriptAddress } from '../transcript-address.ts';
import { VersionsDrawer } from '../versions/versions-drawer.tsx';
import { MoreMenu } from './more-menu.tsx';

/** The title, whether it is saved, who is here, and the tools. */
export function DeskBar() {
  const texts = useTexts(transcriptDeskTexts);
  const t = texts.bar;
  const { scrollId, view } = useDesk();
  const title = useWorkState(state => state.document.title);
  const others = useWorkState(state => state.others);
  const saving = useWorkState(state => state.saving);
  const mayEdit = useMayEdit();
  const isCleaning = useView(({ panel }) => panel === 'cleaning');
  const [isComparing, setIsComparing] = useState(false);
  const isFinding = useView(({ find }) => find !== undefined);
  return (
    <div className={looks.bar}>
      <h1 className={looks.heading}>{title}</h1>
      <AppLink className={looks.back} to={transcriptAddress({ scrollId })}>
        {t.back}
      </AppLink>
      {mayEdit ? <TitleField title={title} /> : <strong className={looks.title}>{title}</strong>}
      <SavedSign words={texts.saving} saving={saving} mayEdit={mayEdit} />
      <PersonFaces others={others} words={texts.presence} />
      <span className={looks.spacer} />
      {mayEdit && <StepButtons />}
      <Button
        type="text"
        size="small"
        icon={<SearchOutlined aria-hidden />}
        aria-label={t.find}
        title={t.find}
        aria-expanded={isFinding}
        onClick={() => view.setState({ find: isFinding ? undefined : { text: '', now: undefined } })}
      />
      {mayEdit && (
        <Button
          size="small"
          aria-expanded={isCleaning}
          onClick={() => view.setState({ panel: isCleaning ? undefined : 'cleaning' })}
        >
          {t.clean}
        </Button>
      )}
      <Button size="small" onClick={() => setIsComparing(true)}>
        {t.versions}
      </Button>
      <MoreMenu />
      {isComparing && <VersionsDrawer onClose={() => setIsComparing(false)} />}
    </div>
  );
}

function TitleField({ title }: { readonly title: string }) {
  const t = useTexts(transcriptDeskTexts).bar;
  const make = useMake();
  const draft = useNameDraft(title, given => make(() => transcriptChanges.head('title', given), 'title'));
  return (
    <input
      className={looks.title}
      aria-label={t.title}
      {...draft}
      maxLength={transcriptMost.title}
      onKeyDown={event => event.key === 'Enter' && !event.nativeEvent.isComposing && event.currentTarget.blur()}
    />
  );
}

/** A step back and forth. */
export function StepButtons() {
  const t = useTexts(transcriptDeskTexts).bar;
  const { work } = useDesk();
  const take = useSteps(work);
  const can = {
    undo: useWorkState(state => state.undoable.length > 0),
    redo: useWorkState(state => state.redoable.length > 0),
  };
  const icons = { undo: <UndoOutlined aria-hidden />, redo: <RedoOutlined aria-hidden /> };
  return (['undo', 'redo'] as const).map(step => (
    <Button
      key={step}
      type="text"
      size="small"
      icon={icons[step]}
      aria-label={t[step]}
      title={t[step]}
      disabled={!can[step]}
      onClick={() => take(step)}
    />
  ));
}
