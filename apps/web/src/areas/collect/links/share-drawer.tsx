import { useQuery } from '@tanstack/react-query';
import { type LinkOverview, scrollCalls } from '@wenshu/api-contract';
import { channelTexts } from '@wenshu/texts/collect/links';
import { Drawer } from 'antd';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { notify } from '../../../app/notices/notices.ts';
import { Locked } from '../../design/questionnaire/locked.tsx';
import { TextInput } from '../../design/questionnaire/text-input.tsx';
import { useLiveSettings } from '../../design/questionnaire/use-live-settings.ts';
import { PictureField } from '../../design/skin/picture-field.tsx';
import classes from './channels.module.css';

const LONGEST = { title: 60, text: 120 };
/** Chat applications cut a square out of it. */
const PICTURE = { width: 600, height: 600 };

interface ShareDrawerProps {
  readonly scrollId: string;
  readonly overview: LinkOverview;
  onClose(): void;
}

/** What chat applications show of the survey's addresses. */
export default function ShareDrawer({ scrollId, overview: { mayPublish, mayEdit }, onClose }: ShareDrawerProps) {
  const texts = useTexts(channelTexts);
  const t = texts.share;
  const { settings, isFailed, retry, update } = useLiveSettings(scrollId);
  const name = useQuery({
    queryKey: ['survey-name', scrollId],
    queryFn: () => client.call(scrollCalls.getScrollName, { scrollId }, { quiet: true }),
  });
  const save = async (change: Parameters<typeof update>[0]) => {
    if (await update(change)) notify.success(t.saved);
  };
  return (
    <Drawer open title={t.title} size={480} onClose={onClose}>
      <p className={classes.lead}>{t.lead}</p>
      {!mayPublish && <p className={classes.note}>{t.mayNot}</p>}
      <Loaded of={{ data: settings, isError: isFailed, refetch: retry }} words={texts}>
        {({ shareTitle, shareText, sharePicture }) => (
          <>
            <Locked when={!mayPublish} className={classes.panel}>
              <div>
                <TextInput
                  label={t.heading}
                  value={shareTitle}
                  maxLength={LONGEST.title}
                  mayBeEmpty
                  onSave={value => void save({ shareTitle: value })}
                />
                <p className={classes.hint}>{t.headingHint}</p>
              </div>
              <TextInput
                label={t.text}
                value={shareText}
                maxLength={LONGEST.text}
                mayBeEmpty
                onSave={value => void save({ shareText: value })}
              />
              <Locked when={!mayPublish || !mayEdit}>
                <PictureField
                  label={t.picture}
                  size={PICTURE}
                  scrollId={scrollId}
                  use="header"
                  address={sharePicture || undefined}
                  onSave={address => void save({ sharePicture: address ?? '' })}
                />
              </Locked>
              {mayPublish && !mayEdit && <p className={classes.hint}>{t.mayNotUpload}</p>}
            </Locked>
            <section className={classes.share} aria-label={t.preview}>
              <div>
                <strong>{shareTitle || name.data}</strong>
                <span>{shareText}</span>
              </div>
              {sharePicture && <img src={sharePicture} alt="" />}
            </section>
          </>
        )}
      </Loaded>
    </Drawer>
  );
}
