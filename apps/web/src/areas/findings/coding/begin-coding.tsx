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

/** The way to a first coding, with what it is; or a button for one more. */
export function BeginCoding({ scrollId, codings, onBegun }: BeginProps) {
  const t = useTexts(codingScreenTexts);
  const listed = useVariables(scrollId);
  const [isOpen, setOpen] = useState(false);
  const dialog = isOpen && listed.data && (
    <BeginDialog
      scrollId={scrollId}
      codings={codings}
      texts={listed.data.variables.filter(isCodable)}
      onBegun={async codingId => {
        setOpen(false);
        await onBegun(codingId);
      }}
      onClose={() => setOpen(false)}
    />
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
