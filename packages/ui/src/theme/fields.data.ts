/**
 * Every colour, radius and shadow of the product: the field of the operator's global design component (C000045), the
 * CSS variable for it, and the value of the default theme, a fairground at night. The last part holds fields of our
 * own. No other code names a colour, except black and white in the shading of drawings.
 */
export const themeFields = {
  lightMode: { variable: '--light-mode', value: 'dark' },
  mainBgColor: { variable: '--main-bg-color', value: '#0b1220' },
  designBlockBg: { variable: '--design-block-bg', value: '#161f2c' },
  designButtonBg: { variable: '--design-button-bg', value: '#202a39' },
  designButtonActiveBg: { variable: '--design-button-active-bg', value: '#ffb547' },
  designButtonActiveGradientColor: { variable: '--design-button-active-gradient-color', value: '#ff6b5e' },
  designButtonTextColor: { variable: '--design-button-text-color', value: '#231203' },
  designTextColor: { variable: '--design-text-color', value: '#eaf1fb' },
  designBorder: { variable: '--design-border', value: 'rgb(148 176 214 / 14%)' },
  designInputBorderColor: { variable: '--design-input-border-color', value: '#66788f' },
  designInputActiveBorderColor: { variable: '--design-input-active-border-color', value: '#ffb547' },
  designBorderRadius: { variable: '--design-border-radius', value: '14px' },
  designBigBorderRadius: { variable: '--design-big-border-radius', value: '22px' },
  designBoxShadow: {
    variable: '--design-box-shadow',
    value: '0 1px 0 rgb(255 255 255 / 5%) inset, 0 8px 24px rgb(2 6 14 / 42%)',
  },
  designPopupGradientBg: {
    variable: '--design-popup-gradient-bg',
    value: 'linear-gradient(180deg, #1c2737 0%, #141c29 62%)',
  },
  designMaskFilter: { variable: '--design-mask-filter', value: 'blur(6px)' },
  designBlurColor: { variable: '--design-blur-color', value: 'rgb(4 8 16 / 66%)' },
  designTableHeadBg: { variable: '--design-table-head-bg', value: '#1b2534' },
  designTableBodyBg: { variable: '--design-table-body-bg', value: '#161f2c' },
  designTableFooterBg: { variable: '--design-table-footer-bg', value: '#1b2534' },
  expandMenuBgColor: { variable: '--expand-menu-bg-color', value: '#0e1626' },
  footerBgColor: { variable: '--footer-bg-color', value: '#0a101c' },
  tabbarBgColor: { variable: '--tabbar-bg-color', value: '#121a28' },
  tabbarBoxShadow: { variable: '--tabbar-box-shadow', value: '0 -10px 28px rgb(2 6 14 / 46%)' },
  maxWidth: { variable: '--max-width', value: '1200px' },
  menuPanelWidth: { variable: '--menu-panel-width', value: '240px' },
  pcContentPaddingTop: { variable: '--pc-content-padding-top', value: '30px' },
  mobileContentPaddingTop: { variable: '--mobile-content-padding-top', value: '10px' },
  pcFooterPaddingBottom: { variable: '--pc-footer-padding-bottom', value: '130px' },
  mobileFooterPaddingBottom: { variable: '--mobile-footer-padding-bottom', value: '110px' },
  // Our own fields.
  designSmallBorderRadius: { variable: '--design-small-border-radius', value: '8px' },
  designRaisedShadow: { variable: '--design-raised-shadow', value: '0 24px 64px rgb(2 6 14 / 62%)' },
  designTextMutedColor: { variable: '--design-text-muted-color', value: '#9db0c9' },
  designTextFaintColor: { variable: '--design-text-faint-color', value: '#8496af' },
  designAccentTextColor: { variable: '--design-accent-text-color', value: '#ffb547' },
  designSafeColor: { variable: '--design-safe-color', value: '#2dd4bf' },
  designWinColor: { variable: '--design-win-color', value: '#34d399' },
  designLossColor: { variable: '--design-loss-color', value: '#f4637b' },
  designInfoColor: { variable: '--design-info-color', value: '#6aa8ff' },
  designVipColor: { variable: '--design-vip-color', value: '#a78bfa' },
  designStripeColor: { variable: '--design-stripe-color', value: 'rgb(255 181 71 / 7%)' },
  designSkyColor: { variable: '--design-sky-color', value: '#182644' },
  designBulbColor: { variable: '--design-bulb-color', value: '#ffd58a' },
} as const

/** A field of the design component. */
export type ThemeField = keyof typeof themeFields
/** Values for some of the fields; the rest keep the default's. */
export type Theme = Readonly<Partial<Record<ThemeField, string>>>
