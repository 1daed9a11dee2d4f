import { PlusOutlined } from '@ant-design/icons';
import type { TalkPerson } from '@wenshu/api-contract';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { EmptyState, type ListColumn, ListTable } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { ListPages } from '../../../../app/lists/list-pages.tsx';
import { useDraft } from '../../../../app/use-draft.ts';
import { LightMenu } from '../../../design/document/parts/light-menu.tsx';
import type { Project } from '../state/use-project.ts';
import { AttributesDialog } from './attributes-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { NewPersonDialog } from './new-person-dialog.tsx';
import classes from './people.module.css';
import { RoleChoice } from './role-choice.tsx';
import { useSavePerson } from './use-save-person.ts';
import { ValueCell } from './value-cell.tsx';

/** More of them, each with thirty fields, are not drawn at once. */
const PAGE_SIZE = 50;

interface PeoplePartProps {
  readonly scrollId: string;
  readonly project: Project;
}

type Open = { readonly is: 'new' | 'attributes' } | { readonly is: 'merge' | 'erase'; readonly person: TalkPerson };

/** Who speaks in the project, and what is known of them. */
export function PeoplePart({ scrollId, project }: PeoplePartProps) {
  const texts = useTexts(transcriptTexts);
  const t = texts.people;
  const { people, attributes, isOwner } = project;
  const mayChange = project.seesAll && project.mayEdit;
  const save = useSavePerson(scrollId);
  const [open, setOpen] = useState<Open>();
  const [page, setPage] = useState(1);
  const close = () => setOpen(undefined);
  const columns: readonly ListColumn<TalkPerson>[] = [
    {
      key: 'name',
      title: t.name,
      as: 'name',
      cell: person =>
        mayChange ? <NameCell person={person} onSave={name => void save(person.no, { name })} /> : person.name,
    },
    {
      key: 'role',
      title: t.role,
      cell: person =>
        mayChange ? (
          <RoleChoice
            label={t.roleOf({ name: person.name })}
            value={person.role}
            onChange={role => void save(person.no, { role })}
          />
        ) : (
          texts.roles[person.role]
        ),
    },
    { key: 'turns', title: t.turns, as: 'number', cell: ({ turns }) => turns },
    ...attributes.map(
      (attribute): ListColumn<TalkPerson> => ({
        key: attribute.id,
        title: attribute.name,
        cell: person => (
          <ValueCell
            attribute={attribute}
            person={person}
            isFixed={!mayChange}
            onSave={value => void save(person.no, { values: withValue(person.values, attribute.id, value) })}
          />
        ),
      }),
    ),
    {
      key: 'menu',
      title: t.actions,
      as: 'menu',
      cell: person =>
        mayChange && (
          <LightMenu
            label={t.actionsOf({ name: person.name })}
            items={() => [
              {
                key: 'merge',
                label: t.merge,
                disabled: people.length < 2,
                onClick: () => setOpen({ is: 'merge', person }),
              },
              ...(isOwner
                ? [{ key: 'erase', label: t.erase, danger: true, onClick: () => setOpen({ is: 'erase', person }) }]
                : []),
            ]}
          />
        ),
    },
  ];
  return (
    <>
      {mayChange && (
        <div className={classes.bar}>
          <p className={classes.soft}>{t.lead}</p>
          <span className={classes.buttons}>
            <Button onClick={() => setOpen({ is: 'attributes' })}>{t.attributes}</Button>
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => setOpen({ is: 'new' })}>
              {t.add}
            </Button>
          </span>
        </div>
      )}
      {people.length === 0 ? (
        <EmptyState title={t.empty} text={t.emptyText} />
      ) : (
        <ListTable
          label={texts.project.parts.people}
          columns={columns}
          rows={people.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
          keyOf={({ no }) => String(no)}
        />
      )}
      <ListPages page={page} size={PAGE_SIZE} total={people.length} onPage={setPage} />
      {open?.is === 'new' && <NewPersonDialog scrollId={scrollId} onClose={close} />}
      {open?.is === 'attributes' && <AttributesDialog scrollId={scrollId} project={project} onClose={close} />}
      {open?.is === 'merge' && <MergeDialog scrollId={scrollId} person={open.person} people={people} onClose={close} />}
      {open?.is === 'erase' && <EraseDialog scrollId={scrollId} person={open.person} onClose={close} />}
    </>
  );
}

function withValue(values: TalkPerson['values'], id: string, value: string | number | undefined) {
  const { [id]: _before, ...rest } = values;
  return value === undefined ? rest : { ...rest, [id]: value };
}

function NameCell({ person, onSave }: { readonly person: TalkPerson; onSave(name: string): void }) {
  const t = useTexts(transcriptTexts).people;
  const [draft, setDraft] = useDraft(person.name);
  const leave = () => {
    const name = draft.trim();
    if (name === '' || name === person.name) setDraft(person.name);
    else onSave(name);
  };
  return (
    <input
      className={classes.cell}
      aria-label={t.nameOf({ name: person.name })}
      maxLength={60}
      value={draft}
      onChange={event => setDraft(event.target.value)}
      onBlur={leave}
      onKeyDown={event => event.key === 'Enter' && !event.nativeEvent.isComposing && event.currentTarget.blur()}
    />
  );
}
