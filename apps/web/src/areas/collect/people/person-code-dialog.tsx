import { type RespondentRow, respondentCalls } from '@wenshu/api-contract';
import { peopleTexts } from '@wenshu/texts/collect/people';
import { Modal } from 'antd';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { CodeBox } from './code-box.tsx';
import { addressOf, nameOf } from './person-words.ts';

interface PersonCodeDialogProps {
  readonly scrollId: string;
  readonly person: RespondentRow;
  onClose(): void;
}

export function PersonCodeDialog({ scrollId, person, onClose }: PersonCodeDialogProps) {
  const t = useTexts(peopleTexts);
  const { respondentId } = person;
  return (
    <Modal open title={t.codeTitle({ name: nameOf(person) })} footer={null} onCancel={onClose}>
      <CodeBox
        address={addressOf(person.link)}
        label={t.link}
        load={times => client.call(respondentCalls.respondentQrCode, { scrollId, respondentId, times })}
      />
    </Modal>
  );
}
