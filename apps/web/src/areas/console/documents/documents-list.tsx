import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type DocumentRoomKind, documentsRoomCalls, type SwitchedKind } from '@wenshu/api-contract';
import { documentsRoomTexts } from '@wenshu/texts/console/documents';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { ListTable } from '@wenshu/ui';
import { Switch } from 'antd';
import { useAction } from '../../../app/actions/use-action.ts';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { Room } from '../kit/room.tsx';
import { useMayOperate } from '../kit/seat.ts';
import { documentsPath } from './documents-path.ts';
import { documentsKey } from './use-documents.ts';
import { VersionMoment } from './version-moment.tsx';

export function DocumentsList({ documents }: { readonly documents: UseQueryResult<DocumentRoomKind[]> }) {
  const t = useTexts(documentsRoomTexts);
  const frame = useTexts(consoleTexts);
  const stateOf = ({ versions }: DocumentRoomKind, state: 'holds' | 'planned') =>
    versions.find(version => version.state === state);
  return (
    <Room name="documents" lead={t.lead}>
      <Loaded of={documents} words={frame}>
        {all => (
          <ListTable
            label={t.list}
            rows={all}
            keyOf={({ kind }) => kind}
            columns={[
              {
                key: 'name',
                title: t.columns.name,
                as: 'name',
                cell: ({ kind }) => <AppLink to={documentsPath(kind)}>{t.names[kind]}</AppLink>,
              },
              {
                key: 'now',
                title: t.columns.now,
                as: 'words',
                cell: document => <VersionMoment version={stateOf(document, 'holds')} />,
              },
              {
                key: 'planned',
                title: t.columns.planned,
                as: 'words',
                cell: document => <VersionMoment version={stateOf(document, 'planned')} />,
              },
              {
                key: 'footer',
                title: t.columns.footer,
                cell: document => <FooterSwitch document={document} />,
              },
            ]}
          />
        )}
      </Loaded>
    </Room>
  );
}

function FooterSwitch({ document: { kind, isShown } }: { readonly document: DocumentRoomKind }) {
  const t = useTexts(documentsRoomTexts);
  const queries = useQueryClient();
  const may = useMayOperate();
  const name = t.names[kind];
  const { isBusy, run } = useAction(
    (wanted: boolean) => consoleClient.call(documentsRoomCalls.switch, { kind: kind as SwitchedKind, isShown: wanted }),
    {
      done: isShown ? t.footerOff({ name }) : t.footerOn({ name }),
      refresh: () => queries.invalidateQueries({ queryKey: documentsKey }),
    },
  );
  if (isShown === null) return <>{t.always}</>;
  return (
    <Switch
      aria-label={t.footerOf({ name })}
      checked={isShown}
      disabled={!may('content.change')}
      loading={isBusy}
      onChange={wanted => void run(wanted)}
    />
  );
}
