import { type Appearance, isFileAddress, mix, readableOn, surveyThemes, textOn } from '@wenshu/survey-core/answering';

const COLOUR = /^#[0-9a-f]{6}$/i;
/** Where texts stand: cards, and the darkest of the themes' grounds. */
const GROUNDS = ['#ffffff', '#f1f3f1'];

export interface Look {
  readonly theme: string;
  /** Custom properties that win over the theme's. */
  readonly properties: Readonly<Record<string, string>>;
}

/** A survey's appearance as what the styles understand. Whatever colours a creator chose, texts stay readable. */
export function lookOf({ theme, buttonColour, titleColour, textColour, backgroundPicture }: Appearance): Look {
  const properties: Record<string, string> = {};
  if (buttonColour && COLOUR.test(buttonColour)) {
    const accent = readableOn(GROUNDS, buttonColour);
    properties['--button'] = buttonColour;
    properties['--on-button'] = textOn(buttonColour);
    properties['--accent'] = accent;
    properties['--accent-soft'] = mix(buttonColour, '#ffffff', 0.88);
  }
  if (titleColour && COLOUR.test(titleColour)) properties['--title'] = readableOn(GROUNDS, titleColour);
  if (textColour && COLOUR.test(textColour)) properties['--ink'] = readableOn(GROUNDS, textColour);
  const { mobile, desktop } = backgroundPicture ?? {};
  const [onPhone, onDesktop] = [pictureAddress(mobile ?? desktop), pictureAddress(desktop ?? mobile)];
  if (onPhone) properties['--picture-phone'] = `url("${onPhone}")`;
  if (onDesktop) properties['--picture-desktop'] = `url("${onDesktop}")`;
  return { theme: surveyThemes.find(name => name === theme) ?? surveyThemes[0], properties };
}

/** What the core lets a creator set; older surveys may hold something else, and such a picture is not asked for. */
export function pictureAddress(address: string | undefined): string | undefined {
  const path = address?.replace(/^\{host\}/, '');
  return isFileAddress(path) ? path : undefined;
}
