import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { FriendRow } from '@wenshu/api-contract';
import { contactTexts } from '@wenshu/texts/collect/contacts';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { StatusTag } from '@wenshu/ui';
import { Button, Checkbox } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { useIsNarrow } from '../../../app/use-is-narrow.ts';
import { LabelTags } from '../respondents/label-tags.tsx';
import classes from '../respondents/people.module.css';
import type { FriendTask } from './friend-dialog.tsx';
import { fieldName, friendName } from './friend-words.ts';

interface FriendListProps {
  readonly friends: readonly FriendRow[];
  readonly selected: readonly string[];
  onToggle(friendIds: readonly string[], isChosen: boolean): void;
  onTask(task: FriendTask): void;
}

const TEXTS = ['mobile', 'email', 'group'] as const;

/** A table, or cards where a table has no room. */
export function FriendList(props: FriendListProps) {
  return !useIsNarrow('table') ? <FriendTable {...props} /> : <FriendCards {...props} />;
}

function FriendTable({ friends, selected, onToggle, onTask }: FriendListProps) {
  const t = useTexts(contactTexts);
  const p = useTexts(peopleTexts);
  const ids = friends.map(one => one.friendId);
  const chosen = ids.filter(id => selected.includes(id));
  const custom = [...new Set(friends.flatMap(friend => Object.keys(friend.custom)))];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys.
    <section className={classes.frame} aria-label={t.friends.list} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.tick}>
              <Checkbox
                aria-label={p.selectPage}
                checked={chosen.length === ids.length}
                indeterminate={chosen.length > 0 && chosen.length < ids.length}
                onChange={({ target }) => onToggle(ids, target.checked)}
              />
            </th>
            <th scope="col" className={classes.number}>
              {p.serial}
            </th>
            {['name', ...TEXTS, 'labels', ...custom].map(field => (
              <th key={field} scope="col">
                {fieldName(field)}
              </th>
            ))}
            <th scope="col" className={classes.buttonsHead}>
              {p.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {friends.map(friend => (
            <tr key={friend.friendId}>
              <td className={classes.tick}>
                <Tick friend={friend} selected={selected} onToggle={onToggle} />
              </td>
              <td className={classes.number}>{friend.serialNumber}</td>
              <td className={classes.cell}>
                {friend.nickname} {friend.isNotToAsk && <StatusTag tone="bad">{t.notToAsk}</StatusTag>}
              </td>
              {TEXTS.map(field => (
                <td key={field} className={classes.cell}>
                  {friend[field]}
                </td>
              ))}
              <td className={classes.cell}>
                <LabelTags labels={friend.labels} />
              </td>
              {custom.map(field => (
                <td key={field} className={classes.cell}>
                  {Object.hasOwn(friend.custom, field) ? friend.custom[field] : ''}
                </td>
              ))}
              <td className={classes.buttonsCell}>
                <FriendButtons friend={friend} onTask={onTask} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FriendCards({ friends, selected, onToggle, onTask }: FriendListProps) {
  const t = useTexts(contactTexts);
  return (
    <ul className={classes.cards} aria-label={t.friends.list}>
      {friends.map(friend => (
        <li key={friend.friendId} className={classes.card}>
          <div className={classes.cardHead}>
            <Tick friend={friend} selected={selected} onToggle={onToggle} />
            <h2 className={classes.cardTitle}>{friendName(friend)}</h2>
            {friend.isNotToAsk && <StatusTag tone="bad">{t.notToAsk}</StatusTag>}
          </div>
          <dl className={classes.facts}>
            {[...TEXTS.map(field => [field, friend[field]] as const), ...Object.entries(friend.custom)]
              .filter(([, text]) => text !== '')
              .map(([field, text]) => (
                <div key={field}>
                  <dt>{fieldName(field)}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            {friend.labels.length > 0 && (
              <div>
                <dt>{fieldName('labels')}</dt>
                <dd>
                  <LabelTags labels={friend.labels} />
                </dd>
              </div>
            )}
          </dl>
          <FriendButtons friend={friend} onTask={onTask} />
        </li>
      ))}
    </ul>
  );
}

function Tick({
  friend,
  selected,
  onToggle,
}: Omit<FriendListProps, 'friends' | 'onTask'> & { readonly friend: FriendRow }) {
  const t = useTexts(peopleTexts);
  return (
    <Checkbox
      aria-label={t.selectOne({ name: friendName(friend) })}
      checked={selected.includes(friend.friendId)}
      onChange={({ target }) => onToggle([friend.friendId], target.checked)}
    />
  );
}

function FriendButtons({ friend, onTask }: { readonly friend: FriendRow; onTask(task: FriendTask): void }) {
  const p = useTexts(peopleTexts);
  const t = useTexts(contactTexts);
  const name = friendName(friend);
  const button = { type: 'text', size: 'small' } as const;
  return (
    <span className={classes.buttons}>
      <Button
        {...button}
        icon={<EditOutlined aria-hidden />}
        aria-label={p.editOne({ name })}
        title={p.edit}
        onClick={() => onTask({ does: 'edit', friend })}
      />
      <Button
        {...button}
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={`${t.friends.remove} ${name}`}
        title={t.friends.remove}
        onClick={() => onTask({ does: 'remove', friend })}
      />
    </span>
  );
}
