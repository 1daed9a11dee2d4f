import type { ThemeConfig } from 'antd';

/** The same values as `tokens.css`, for what cannot read CSS variables: Ant Design's tokens and charts. */
export const palette = {
  ink: '#16282b',
  inkSoft: '#465759',
  inkFaint: '#667577',
  pine: '#12605b',
  pineDeep: '#0a4340',
  pineBright: '#1a7d76',
  pineSoft: '#e2efec',
  amber: '#d9822b',
  amberDeep: '#97500f',
  amberSoft: '#fbefdf',
  paper: '#fbfaf6',
  paperDeep: '#f3f1ea',
  surface: '#ffffff',
  line: '#e5e2da',
  lineStrong: '#cbc6ba',
  cinnabar: '#b5382a',
  cinnabarSoft: '#fbeae7',
  leaf: '#2b7346',
  leafSoft: '#e5f3ea',
} as const;

export const antTheme: ThemeConfig = {
  token: {
    colorPrimary: palette.pine,
    colorInfo: palette.pine,
    colorLink: palette.pine,
    colorSuccess: palette.leaf,
    colorWarning: palette.amber,
    colorError: palette.cinnabar,
    // Derived from dark colours, Ant Design's own soft grounds come out grey.
    colorPrimaryBg: palette.pineSoft,
    colorInfoBg: palette.pineSoft,
    colorInfoBorder: palette.lineStrong,
    colorSuccessBg: palette.leafSoft,
    colorWarningBg: palette.amberSoft,
    colorErrorBg: palette.cinnabarSoft,
    // A lighter one cannot be read on that ground; on a phone what was touched last stays as if somebody pointed at it.
    colorErrorHover: palette.cinnabar,
    colorTextBase: palette.ink,
    colorBgLayout: palette.paper,
    // Behind our own dialogs it is the same.
    colorBgMask: 'rgb(16 34 36 / 42%)',
    colorBorder: palette.lineStrong,
    colorBorderSecondary: palette.line,
    // Ant Design's own placeholder grey misses the 4.5 : 1 that a reader with weak sight needs.
    colorTextPlaceholder: palette.inkFaint,
    fontFamily: 'var(--font)',
    fontSize: 14,
    borderRadius: 8,
    borderRadiusLG: 10,
    borderRadiusSM: 6,
    controlHeight: 36,
    wireframe: false,
  },
  components: {
    Button: { primaryShadow: 'none', defaultShadow: 'none', fontWeight: 500 },
    Table: { headerBg: palette.paperDeep, headerColor: palette.inkSoft },
  },
};
