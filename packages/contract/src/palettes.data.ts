/**
 * Values of the global design component (C000045) by its field names; an absent field keeps its default. These are the
 * palettes of the product's own designs.
 */
export type Palette = Readonly<Record<string, string>>

/** The default: a fairground at night. Its values are the defaults of the fields. */
const night: Palette = {}

/** The same fairground at noon: paper, ink and painted wood. Shows that nothing depends on a dark ground. */
const noon: Palette = {
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
  designWinColor: '#056240',
  designLossColor: '#b4233f',
  designInfoColor: '#1f5fbf',
  designVipColor: '#6744c4',
  designStripeColor: 'rgb(226 88 62 / 9%)',
  designSkyColor: '#ffe3ac',
  designBulbColor: '#ff9d1c',
}

/** The carousel: plum velvet, rose and gold. */
const carousel: Palette = {
  mainBgColor: '#170b1c',
  designBlockBg: '#25142d',
  designButtonBg: '#331d3d',
  designButtonActiveBg: '#ffc46b',
  designButtonActiveGradientColor: '#ff6f9f',
  designButtonTextColor: '#2a0a1c',
  designTextColor: '#fbeefb',
  designBorder: 'rgb(226 170 222 / 16%)',
  designInputBorderColor: '#927398',
  designInputActiveBorderColor: '#ffc46b',
  designPopupGradientBg: 'linear-gradient(180deg, #361d40 0%, #22122a 62%)',
  designBlurColor: 'rgb(14 4 18 / 68%)',
  designTableHeadBg: '#2c1835',
  designTableBodyBg: '#25142d',
  designTableFooterBg: '#2c1835',
  expandMenuBgColor: '#1d0f24',
  footerBgColor: '#140918',
  tabbarBgColor: '#211128',
  designTextMutedColor: '#cbb0cd',
  designTextFaintColor: '#ac8fb0',
  designAccentTextColor: '#ffc46b',
  designSafeColor: '#63d8d0',
  designLossColor: '#ff7d92',
  designInfoColor: '#8fb4ff',
  designVipColor: '#c9a2ff',
  designStripeColor: 'rgb(255 111 159 / 9%)',
  designSkyColor: '#43174a',
  designBulbColor: '#ffdf9e',
}

/** The lagoon: deep water, lanterns and lime. */
const lagoon: Palette = {
  mainBgColor: '#061614',
  designBlockBg: '#0f2522',
  designButtonBg: '#18332f',
  designButtonActiveBg: '#c8f169',
  designButtonActiveGradientColor: '#3fdcb0',
  designButtonTextColor: '#06211b',
  designTextColor: '#e9fbf5',
  designBorder: 'rgb(148 226 204 / 15%)',
  designInputBorderColor: '#5f837b',
  designInputActiveBorderColor: '#c8f169',
  designPopupGradientBg: 'linear-gradient(180deg, #173530 0%, #0d211e 62%)',
  designBlurColor: 'rgb(2 12 10 / 68%)',
  designTableHeadBg: '#132d29',
  designTableBodyBg: '#0f2522',
  designTableFooterBg: '#132d29',
  expandMenuBgColor: '#0a1d1a',
  footerBgColor: '#05110f',
  tabbarBgColor: '#0c201d',
  designTextMutedColor: '#a3c6bd',
  designTextFaintColor: '#84a69d',
  designAccentTextColor: '#c8f169',
  designSafeColor: '#5ee0ff',
  designWinColor: '#7fe08a',
  designLossColor: '#ff8080',
  designStripeColor: 'rgb(200 241 105 / 7%)',
  designSkyColor: '#0d3d3a',
  designBulbColor: '#f3f7a1',
}

/** Each palette that ships, by its design's name. */
export const palettes = { night, noon, carousel, lagoon } as const
