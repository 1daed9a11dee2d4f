import type { ContactRow, ContactSurvey } from '@wenshu/api-contract';
import { contactTexts } from '@wenshu/texts/collect/contacts';
import { StatusTag } from '@wenshu/ui';
import { Drawer } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { stringifySearch } from '../../../app/routes/search.ts';
import { statusText, toneOf } from '../respondents/person-words.ts';
import own from './contacts.module.css';
import { useContactSurveys } from './use-contacts.ts';
import { WishPanel } from './wish-panel.tsx';

interface ContactDrawerProps {
  readonly person: ContactRow;
  onClose(): void;
}

/** What one person answered, over all surveys, and whether they may be asked again. */
export function ContactDrawer({ person, onClose }: ContactDrawerProps) {
  const t = useTexts(contactTexts);
  const r = t.respondents;
  const surveys = useContactSurveys(person.contact);
  const title = r.drawer({ name: person.name || person.contact });
  return (
    <Drawer open title={title} aria-label={title} size="large" closable={{ 'aria-label': t.close }} onClose={onClose}>
      <Loaded of={surveys} words={{ ...t, loading: r.opening, loadFailed: r.openFailed }}>
        {({ items, wish }) => (
          <>
            <WishPanel contact={person.contact} wish={wish} />
            <ul className={own.surveys}>
              {items.map(item => (
                <Survey key={item.respondentId} item={item} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Drawer>
  );
}

function Survey({ item }: { readonly item: ContactSurvey }) {
  const r = useTexts(contactTexts).respondents;
  const { scrollId, answerRecordId } = item;
  return (
    <li className={own.survey}>
      <h2>{item.survey}</h2>
      <div className={own.line}>
        <StatusTag tone={toneOf(item.answerStatus)}>{statusText(item.answerStatus)}</StatusTag>
        {item.isRemoved && <StatusTag>{r.off}</StatusTag>}
        {item.at !== null && <span className={own.soft}>{momentText(item.at)}</span>}
        <AppLink
          to={`/survey/launch/channel${stringifySearch({ scrollId, view: 'people' })}`}
          aria-label={`${r.toList} ${item.survey}`}
        >
          {r.toList}
        </AppLink>
        {answerRecordId !== null && (
          <AppLink
            to={`/survey/launch/original${stringifySearch({ scrollId, record: answerRecordId })}`}
            aria-label={`${r.toRecord} ${item.survey}`}
          >
            {r.toRecord}
          </AppLink>
        )}
      </div>
    </li>
  );
}
