import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { useTexts } from '../../../../app/language/language.ts';
import { PersonFaces } from '../../../design/document/presence/person-faces.tsx';
import { useWorkState } from './builder-context.ts';

/** Who else has the report open. */
export function PeopleHere() {
  return <PersonFaces others={useWorkState(state => state.others)} words={useTexts(reportScreenTexts).presence} />;
}
