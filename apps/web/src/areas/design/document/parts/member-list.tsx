import { Button, Select } from 'antd';
import classes from './member-list.module.css';

export interface ListedMember<Role extends string> {
  readonly userId: string;
  readonly nickName: string;
  readonly role: Role;
  readonly isOwner: boolean;
  /** Why they see nothing of it, although they are on the list. */
  readonly warning?: string | undefined;
}

interface MemberListProps<Role extends string, Given extends Role> {
  readonly words: {
    readonly title: string;
    readonly roles: Readonly<Record<Role, string>>;
    readonly owner: string;
    roleOf(of: { readonly name: string }): string;
    removeOf(of: { readonly name: string }): string;
    readonly remove: string;
    readonly leave: string;
    readonly add: string;
    readonly nobodyElse: string;
    readonly hint: string;
  };
  readonly members: readonly ListedMember<Role>[];
  readonly candidates: readonly { readonly userId: string; readonly nickName: string }[];
  /** Those that can be given; the first is given to whoever is added. */
  readonly given: readonly [Given, ...Given[]];
  readonly mayManage: boolean;
  readonly ownId: string | undefined;
  onSave(userId: string, role: Given): unknown;
  onRemove(userId: string): unknown;
}

/** Who has a document and what they may do; whoever manages it changes that, and everybody may leave. */
export function MemberList<Role extends string, Given extends Role>(props: MemberListProps<Role, Given>) {
  const { words: t, members, candidates, given, mayManage, ownId, onSave, onRemove } = props;
  return (
    <div className={classes.rows}>
      <ul className={classes.members} aria-label={t.title}>
        {members.map(({ userId, nickName, role, isOwner, warning }) => (
          <li key={userId}>
            <span className={classes.member}>
              {nickName}
              {warning !== undefined && <span className={classes.warned}>{warning}</span>}
            </span>
            {isOwner || !mayManage ? (
              <span className={classes.faint}>{isOwner ? t.owner : t.roles[role]}</span>
            ) : (
              <Select<Role>
                size="small"
                aria-label={t.roleOf({ name: nickName })}
                popupMatchSelectWidth={false}
                value={role}
                options={given.map(value => ({ value, label: t.roles[value] }))}
                // One of those that it offers.
                onChange={next => onSave(userId, next as Given)}
              />
            )}
            {!isOwner && (mayManage || userId === ownId) && (
              <Button
                size="small"
                type="link"
                danger
                aria-label={t.removeOf({ name: nickName })}
                onClick={() => onRemove(userId)}
              >
                {userId === ownId ? t.leave : t.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayManage && (
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          aria-label={t.add}
          placeholder={candidates.length > 0 ? t.add : t.nobodyElse}
          disabled={candidates.length === 0}
          value={null}
          options={candidates.map(({ userId: value, nickName: label }) => ({ value, label }))}
          onChange={(userId: string | null) => userId !== null && onSave(userId, given[0])}
        />
      )}
      <p className={classes.faint}>{t.hint}</p>
    </div>
  );
}
