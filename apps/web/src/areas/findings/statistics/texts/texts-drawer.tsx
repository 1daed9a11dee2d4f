import type { Filter } from '@wenshu/analysis/browser';
import { MOST_TEXT_VARIABLES } from '@wenshu/api-contract';
import { statisticsTexts } from '@wenshu/texts/findings/statistics';
import { Drawer } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { recordAddress } from '../../records/records-address.ts';
import type { Question } from '../model/question.ts';
import { SearchedTexts } from './searched-texts.tsx';
import classes from './texts.module.css';

interface TextsDrawerProps {
  readonly scrollId: string;
  readonly name: string;
  readonly parts: Question['variables'];
  readonly filter: Filter | undefined;
  onClose(): void;
}

/** What people wrote to a question, each with the record that it stands in. */
export function TextsDrawer({ scrollId, name, parts, filter, onClose }: TextsDrawerProps) {
  const t = useTexts(statisticsTexts).texts;
  const asked = parts.slice(0, MOST_TEXT_VARIABLES);
  const variables = asked.map(({ key }) => key);
  return (
    <Drawer open title={t.title({ name })} size={560} onClose={onClose}>
      <SearchedTexts scrollId={scrollId} variables={variables} filter={filter} words={t}>
        {({ answerRecordId, texts }) => (
          <>
            <div className={classes.words}>
              {texts.map(
                (text, at) =>
                  text !== null && (
                    <p key={variables[at]} className={classes.text}>
                      {asked.length > 1 && asked[at]!.label !== '' && (
                        <span className={classes.part}>{asked[at]!.label}</span>
                      )}
                      {text}
                    </p>
                  ),
              )}
            </div>
            <AppLink className={classes.record} to={recordAddress(scrollId, answerRecordId)}>
              {t.record}
            </AppLink>
          </>
        )}
      </SearchedTexts>
    </Drawer>
  );
}
