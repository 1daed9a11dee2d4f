import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { FileAnswer } from '@wenshu/api-contract/client';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { Button, Input, Select } from 'antd';
import { useEffect, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { downloadFile } from '../../../app/download-file.ts';
import { useTexts } from '../../../app/language/language.ts';
import { copyText } from '../../../app/notices/copy-text.ts';
import classes from './people.module.css';

/** S9.12: a code is so many times this wide. */
const SIDE = 43;
const TIMES = [5, 8, 16, 24] as const;
const SHOWN_TIMES = 8;

interface CodeBoxProps {
  /** What it leads to; also the name of what is kept of it. */
  readonly address: string;
  readonly label: string;
  load(times: number): Promise<FileAnswer>;
}

/** An address with its QR code, to be copied and downloaded. */
export function CodeBox({ address, label, load }: CodeBoxProps) {
  const t = useTexts(peopleTexts);
  const [times, setTimes] = useState<number>(SHOWN_TIMES);
  const code = useQuery({
    queryKey: ['qr-code', address],
    queryFn: () => load(SHOWN_TIMES),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const { isBusy, run: take } = useAction(load, { onDone: downloadFile });
  const picture = usePicture(code.data?.blob);
  return (
    <div className={classes.codeBox}>
      {picture ? <img className={classes.code} src={picture} alt={t.code} /> : <span className={classes.code} />}
      <div className={classes.codeSide}>
        <Input readOnly value={address} aria-label={label} onFocus={event => event.target.select()} />
        <Button
          type="primary"
          icon={<CopyOutlined aria-hidden />}
          onClick={() => void copyText(address, { done: t.copied, failed: t.copyFailed })}
        >
          {t.copy}
        </Button>
        <div className={classes.codeSizes}>
          <Select
            aria-label={t.codeSize}
            value={times}
            options={TIMES.map(value => ({ value, label: t.codePixels({ pixels: value * SIDE }) }))}
            onChange={setTimes}
          />
          <Button icon={<DownloadOutlined aria-hidden />} loading={isBusy} onClick={() => void take(times)}>
            {t.codeDownload}
          </Button>
        </div>
        {code.isError && (
          <p role="alert" className={classes.problem}>
            {t.codeFailed}{' '}
            <Button size="small" onClick={() => void code.refetch()}>
              {t.retry}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

/** A picture of the page's own: an address of the API would need the session's token. */
function usePicture(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
