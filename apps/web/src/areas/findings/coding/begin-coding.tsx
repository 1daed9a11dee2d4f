import { codingScreenTexts } from '@wenshu/texts/findings/coding-screen';
import { ActionButton, EmptyState } from '@wenshu/ui';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { useVariables } from '../records/use-variables.ts';
import { BeginDialog } from './begin-dialog.tsx';
import type { Coding } from './coding-data.ts';
import { isCodable } from './is-codable.ts';

interface BeginProps {
  readonly scrollId: string;
  /** What is coded already. */
  readonly codings: readonly Coding[];
  onBegun(codingId: string): Promise<void>;
}

/** Any text of the data, with any frame: a box that goes once it has begun. */
export function BeginAny({ scrollId, codings, onBegun, onClose }: BeginProps & { onClose(): void }) {
  const { data } = useVariables(scrollId);
  return (
    data && (
      <BeginDialog
        scrollId={scrollId}
        codings={codings}
        texts={data.variables.filter(isCodable)}
        onBegun={async codingId => {
          onClose();
          await onBegun(codingId);
        }}
        onClose={onClose}
      />
    )
  );
}

/** The way to a first coding, with what it is; or a button for one more. */
export function BeginCoding({ scrollId, codings, onBegun }: BeginProps) {
  const t = useTexts(codingScreenTexts);
  const listed = useVariables(scrollId);
  const [isOpen, setOpen] = useState(false);
  const dialog = isOpen && (
    <BeginAny scrollId={scrollId} codings={codings} onBegun={onBegun} onClose={() => setOpen(false)} />
  );
  if (codings.length > 0)
    return (
      <>
        <ActionButton kind="quiet" onClick={() => setOpen(true)}>
          {t.begin.openMore}
        </ActionButton>
        {dialog}
      </>
    );
  return (
    <Loaded
      of={listed}
      words={t}
      empty={{
        isSo: ({ variables }) => !variables.some(isCodable),
        shows: <EmptyState title={t.noCodings.noTextTitle} text={t.noCodings.noText} />,
      }}
    >
      {() => (
        <>
          <EmptyState
            title={t.noCodings.title}
            text={t.noCodings.text}
            actions={<ActionButton onClick={() => setOpen(true)}>{t.begin.open}</ActionButton>}
          />
          {dialog}
        </>
      )}
    </Loaded>
  );
}
