import { CopyOutlined, DeleteOutlined, EditOutlined, QrcodeOutlined } from '@ant-design/icons';
import type { RespondentRow } from '@wenshu/api-contract';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { Button } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { copyText } from '../../../app/notices/copy-text.ts';
import classes from './people.module.css';
import type { PeopleTask } from './people-dialog.tsx';
import { addressOf, nameOf } from './person-words.ts';

interface PersonButtonsProps {
  readonly person: RespondentRow;
  onTask(task: PeopleTask): void;
}

/** What can be done with one person. Who was taken off has no link that opens. */
export function PersonButtons({ person, onTask }: PersonButtonsProps) {
  const t = useTexts(peopleTexts);
  const name = nameOf(person);
  if (person.isRemoved) return null;
  const button = { type: 'text', size: 'small' } as const;
  return (
    <span className={classes.buttons}>
      <Button
        {...button}
        icon={<CopyOutlined aria-hidden />}
        aria-label={t.copyOne({ name })}
        title={t.copy}
        onClick={() => void copyText(addressOf(person.link), { done: t.copied, failed: t.copyFailed })}
      />
      <Button
        {...button}
        icon={<QrcodeOutlined aria-hidden />}
        aria-label={t.codeOne({ name })}
        title={t.code}
        onClick={() => onTask({ does: 'code', person })}
      />
      <Button
        {...button}
        icon={<EditOutlined aria-hidden />}
        aria-label={t.editOne({ name })}
        title={t.edit}
        onClick={() => onTask({ does: 'edit', person })}
      />
      <Button
        {...button}
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t.removeOne({ name })}
        title={t.remove}
        onClick={() => onTask({ does: 'remove', person })}
      />
    </span>
  );
}
