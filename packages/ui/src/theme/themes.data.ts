import type { Theme } from './fields.data.ts'

/** The default: a fairground at night. All its values stand in the fields themselves. */
const night: Theme = {}

/** The same fairground at noon: paper, ink and painted wood. Shows that nothing depends on a dark ground. */
const noon: Theme = {
  lightMode: 'light',
  mainBgColor: '#f6f1e7',
  designBlockBg: '#fffdf8',
  designButtonBg: '#efe7d7',
  designButtonActiveBg: '#ffb02e',
  designButtonActiveGradientColor: '#ff7a5c',
  designButtonTextColor: '#2b1602',
  designTextColor: '#1d2433',
  designBorder: 'rgb(66 52 24 / 16%)',
  designInputBorderColor: '#857b68',
  designInputActiveBorderColor: '#a85a00',
  designBoxShadow: '0 1px 0 rgb(255 255 255 / 80%) inset, 0 6px 20px rgb(94 71 26 / 12%)',
  designPopupGradientBg: 'linear-gradient(180deg, #fff6e2 0%, #fffdf8 58%)',
  designBlurColor: 'rgb(48 38 20 / 46%)',
  designTableHeadBg: '#f3ebdc',
  designTableBodyBg: '#fffdf8',
  designTableFooterBg: '#f3ebdc',
  expandMenuBgColor: '#fbf6ec',
  footerBgColor: '#efe7d7',
  tabbarBgColor: '#fffdf8',
  tabbarBoxShadow: '0 -8px 24px rgb(94 71 26 / 14%)',
  designRaisedShadow: '0 24px 56px rgb(94 71 26 / 26%)',
  designTextMutedColor: '#4d566b',
  designTextFaintColor: '#646b7c',
  designAccentTextColor: '#984f00',
  designSafeColor: '#0b6e63',
  designWinColor: '#08704c',
  designLossColor: '#b4233f',
  designInfoColor: '#1f5fbf',
  designVipColor: '#6744c4',
  designStripeColor: 'rgb(226 88 62 / 9%)',
  designSkyColor: '#ffe3ac',
  designBulbColor: '#ff9d1c',
}

/** Each theme that ships, by name. */
export const themes = { night, noon } as const satisfies Record<string, Theme>
