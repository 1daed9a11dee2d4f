import { translatingTexts } from '@wenshu/texts/design/translating';
import { Button } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { askBox } from '../../../app/notices/notices.ts';
import { useCreateScreen } from '../document/state/create-screen.ts';
import type { TextRow } from './text-rows.ts';
import { useTranslate } from './use-translate.ts';

interface CheckAllProps {
  readonly languageId: number;
  readonly rows: readonly TextRow[];
}

/** For whoever has read through all of them, or had them made by people who know. */
export function CheckAll({ languageId, rows }: CheckAllProps) {
  const t = useTexts(translatingTexts);
  const { isLocked, loaded } = useCreateScreen();
  const translate = useTranslate(languageId);
  const unchecked = rows.filter(({ state }) => state === 'unchecked');
  const count = unchecked.length;
  if (!loaded.mayEdit || count === 0) return null;
  const check = async () => {
    const asked = { title: t.checkAllTitle({ count }), text: t.checkAllText };
    if (!(await askBox({ ...asked, confirm: t.check, decline: t.cancel }))) return;
    translate(
      unchecked.flatMap(({ id, field, translation }) =>
        translation ? [{ id, field, text: translation, isChecked: true }] : [],
      ),
    );
  };
  return (
    <div>
      <Button size="small" disabled={isLocked} onClick={() => void check()}>
        {t.checkAll({ count })}
      </Button>
    </div>
  );
}
