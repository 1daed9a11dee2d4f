import { type CallData, paperShareCalls } from '@wenshu/api-contract';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { Button } from 'antd';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { copyText } from '../../../../app/notices/copy-text.ts';
import { askBox } from '../../../../app/notices/notices.ts';
import { useOpenPaper } from '../open/paper-context.ts';
import { sharedPaperAddress } from '../paper-address.ts';
import classes from './dialogs.module.css';

interface ReadLinkProps {
  readonly link: CallData<typeof paperShareCalls.listMembers>['link'];
  onChanged(): unknown;
}

/** The link by which anybody reads the paper: made, copied and withdrawn. */
export function ReadLink({ link, onChanged }: ReadLinkProps) {
  const texts = useTexts(paperTexts);
  const t = texts.share;
  const { paperId } = useOpenPaper();
  const { isBusy, run: make } = useAction(() => client.call(paperShareCalls.makeLink, { paperId }), {
    refresh: onChanged,
    onDone: ({ code }) => copyText(sharedPaperAddress(code), { done: t.madeAndCopied, failed: t.made }),
  });
  const { run: withdraw } = useAction(() => client.call(paperShareCalls.withdrawLink, { paperId }), {
    done: t.withdrawn,
    refresh: onChanged,
  });
  const askToWithdraw = async () => {
    const box = { title: t.withdrawTitle, text: t.withdrawText, confirm: t.withdraw, decline: texts.cancel };
    if (await askBox(box)) await withdraw();
  };
  const address = link && sharedPaperAddress(link.code);
  return (
    <>
      <p className={classes.hint}>{t.linkHint}</p>
      {!link || address === null ? (
        <Button type="primary" loading={isBusy} onClick={() => void make()}>
          {t.make}
        </Button>
      ) : (
        <div className={classes.link}>
          <a href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
          <Button size="small" danger onClick={() => void askToWithdraw()}>
            {t.withdraw}
          </Button>
          <Button size="small" onClick={() => void copyText(address, { done: t.copied, failed: t.notCopied })}>
            {t.copy}
          </Button>
        </div>
      )}
    </>
  );
}
