import { PlusOutlined } from '@ant-design/icons';
import {
  MOST_GUIDE_SECTIONS,
  MOST_MESSAGE_LETTERS,
  MOST_SECTION_PROMPTS,
  type SymposiumSetup,
} from '@wenshu/api-contract';
import { symposiumTexts } from '@wenshu/texts/talks/symposium';
import { EmptyState } from '@wenshu/ui';
import { Button, Checkbox, Input, Select } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { askBox } from '../../../../app/notices/notices.ts';
import { NumberInput } from '../../../../app/number-input.tsx';
import { newId } from '../../../design/document/reading/new-id.ts';
import classes from '../symposium.module.css';
import { moved } from './is-complete.ts';
import type { KnownSymposium } from './known-symposium.ts';
import { MomentField } from './moment-field.tsx';
import { OutlineDialog } from './outline-dialog.tsx';
import type { SetupWork } from './use-setup.ts';

type Section = SymposiumSetup['sections'][number];
type Prompt = Section['prompts'][number];

interface GuidePartProps {
  readonly work: SetupWork;
  readonly symposium: KnownSymposium;
  readonly isFixed: boolean;
}

/** The guide: sections with their minutes or days, and what is asked in each. */
export function GuidePart({
  scrollId,
  work: { setup, change },
  symposium,
  isFixed,
}: GuidePartProps & { readonly scrollId: string }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const words = useTexts(symposiumTexts);
  const t = words.guide;
  const { sections } = setup;
  const set = (next: Section[]) => change({ ...setup, sections: next });
  const add = () =>
    set([...sections, { sectionId: newId(), title: '', minutes: 15, opensAt: null, closesAt: null, prompts: [] }]);
  const remove = async (section: Section) => {
    const asked = { title: t.removeTitle, text: t.removeText, confirm: t.removeDo, decline: words.cancel };
    if (section.prompts.length === 0 || (await askBox(asked))) set(sections.filter(one => one !== section));
  };
  const addButton = (
    <Button
      icon={<PlusOutlined aria-hidden />}
      disabled={isFixed || sections.length >= MOST_GUIDE_SECTIONS}
      onClick={add}
    >
      {t.add}
    </Button>
  );
  const fromOutline = !isFixed && <Button onClick={() => setIsChoosing(true)}>{words.outline.open}</Button>;
  const outlines = isChoosing && (
    <OutlineDialog
      scrollId={scrollId}
      onSections={more => set([...sections, ...more].slice(0, MOST_GUIDE_SECTIONS))}
      onClose={() => setIsChoosing(false)}
    />
  );
  if (sections.length === 0) {
    const ways = (
      <div className={classes.line}>
        {addButton}
        {fromOutline}
      </div>
    );
    return (
      <div className={classes.part}>
        <EmptyState title={t.empty} text={t.emptyText} actions={ways} />
        {outlines}
      </div>
    );
  }
  const minutes = sections.reduce((sum, section) => sum + section.minutes, 0);
  return (
    <div className={classes.part}>
      {sections.map((section, index) => (
        <SectionBox
          key={section.sectionId}
          section={section}
          number={index + 1}
          setup={setup}
          symposium={symposium}
          isFixed={isFixed}
          isLast={index === sections.length - 1}
          onChange={next => set(sections.map(one => (one === section ? next : one)))}
          onMove={step => set(moved(sections, index, step))}
          onRemove={() => void remove(section)}
        />
      ))}
      <div className={classes.line}>
        {addButton}
        {fromOutline}
        {setup.kind === 'live' && <span className={classes.soft}>{t.total({ count: minutes })}</span>}
      </div>
      {outlines}
    </div>
  );
}

/** One of a list that is put in order: sections, and the questions of each. */
interface ListedProps<Item> extends Omit<GuidePartProps, 'work'> {
  readonly number: number;
  readonly isLast: boolean;
  onChange(next: Item): void;
  onMove(step: 1 | -1): void;
  onRemove(): void;
}

interface SectionBoxProps extends ListedProps<Section> {
  readonly section: Section;
  readonly setup: SymposiumSetup;
}

function SectionBox({ section, setup, symposium, ...place }: SectionBoxProps) {
  const { number, isFixed, onChange } = place;
  const t = useTexts(symposiumTexts).guide;
  const { prompts } = section;
  const title = section.title || t.untitled;
  const set = (next: Prompt[]) => onChange({ ...section, prompts: next });
  const add = () =>
    set([...prompts, { promptId: newId(), text: '', stimulusId: null, questionId: null, isHeld: false }]);
  return (
    <section className={classes.section} aria-label={title}>
      <div className={classes.line}>
        <Input
          className={classes.grow}
          aria-label={t.titleOf({ number })}
          placeholder={t.title}
          maxLength={100}
          disabled={isFixed}
          status={section.title.trim() === '' ? 'warning' : ''}
          value={section.title}
          onChange={event => onChange({ ...section, title: event.target.value })}
        />
        {setup.kind === 'live' && (
          <NumberInput
            className={classes.short}
            aria-label={t.minutesOf({ title })}
            suffix={t.minutes}
            min={0}
            max={600}
            precision={0}
            disabled={isFixed}
            value={section.minutes}
            onChange={minutes => minutes !== null && onChange({ ...section, minutes })}
          />
        )}
        <Moves title={title} place={place} />
      </div>
      {setup.kind === 'board' && (
        <div className={`${classes.line} ${classes.below}`}>
          {(['opensAt', 'closesAt'] as const).map(when => (
            <MomentField
              key={when}
              label={when === 'opensAt' ? t.opens : t.closes}
              value={section[when]}
              timeZone={setup.timeZone}
              isFixed={isFixed}
              mayBeBlank
              onChange={moment => onChange({ ...section, [when]: moment })}
            />
          ))}
        </div>
      )}
      {prompts.map((prompt, index) => (
        <PromptBox
          key={prompt.promptId}
          prompt={prompt}
          number={index + 1}
          symposium={symposium}
          isFixed={isFixed}
          isLast={index === prompts.length - 1}
          onChange={next => set(prompts.map(one => (one === prompt ? next : one)))}
          onMove={step => set(moved(prompts, index, step))}
          onRemove={() => set(prompts.filter(one => one !== prompt))}
        />
      ))}
      <Button
        type="dashed"
        className={classes.below}
        aria-label={t.addPromptTo({ title })}
        disabled={isFixed || prompts.length >= MOST_SECTION_PROMPTS}
        onClick={add}
      >
        {t.addPrompt}
      </Button>
    </section>
  );
}

interface PromptBoxProps extends ListedProps<Prompt> {
  readonly prompt: Prompt;
}

const NONE = '';

function PromptBox({ prompt, symposium, ...place }: PromptBoxProps) {
  const { number, isFixed, onChange } = place;
  const t = useTexts(symposiumTexts).guide;
  const { stimuli, questions } = symposium;
  const title = prompt.text || t.promptOf({ number });
  const none = { value: NONE, label: t.none };
  return (
    <div className={classes.prompt}>
      <Input.TextArea
        aria-label={t.promptOf({ number })}
        placeholder={t.prompt}
        autoSize={{ minRows: 1, maxRows: 6 }}
        maxLength={MOST_MESSAGE_LETTERS}
        disabled={isFixed}
        status={prompt.text.trim() === '' ? 'warning' : ''}
        value={prompt.text}
        onChange={event => onChange({ ...prompt, text: event.target.value })}
      />
      <div className={classes.line}>
        <Checkbox
          disabled={isFixed}
          checked={prompt.isHeld}
          onChange={event => onChange({ ...prompt, isHeld: event.target.checked })}
        >
          {t.held}
        </Checkbox>
        {stimuli.length > 0 && (
          <Select
            className={classes.half}
            aria-label={t.stimulus}
            prefix={t.stimulus}
            disabled={isFixed}
            value={prompt.stimulusId ?? NONE}
            options={[none, ...stimuli.map(one => ({ value: one.stimulusId, label: one.title }))]}
            onChange={value => onChange({ ...prompt, stimulusId: value || null })}
          />
        )}
        {questions.length > 0 && (
          <Select
            className={classes.half}
            aria-label={t.activity}
            prefix={t.activity}
            disabled={isFixed}
            value={prompt.questionId ?? NONE}
            options={[none, ...questions.map(one => ({ value: one.questionId, label: one.title }))]}
            onChange={value => onChange({ ...prompt, questionId: value || null })}
          />
        )}
        <Moves title={title} place={place} />
      </div>
    </div>
  );
}

interface MovesProps {
  readonly title: string;
  readonly place: Pick<ListedProps<never>, 'number' | 'isLast' | 'isFixed' | 'onMove' | 'onRemove'>;
}

function Moves({ title, place: { number, isLast, isFixed, onMove, onRemove } }: MovesProps) {
  const t = useTexts(symposiumTexts).guide;
  if (isFixed) return null;
  return (
    <span>
      <Button type="text" aria-label={t.upOf({ title })} disabled={number === 1} onClick={() => onMove(-1)}>
        {t.up}
      </Button>
      <Button type="text" aria-label={t.downOf({ title })} disabled={isLast} onClick={() => onMove(1)}>
        {t.down}
      </Button>
      <Button type="text" danger aria-label={t.removeOf({ title })} onClick={onRemove}>
        {t.remove}
      </Button>
    </span>
  );
}
