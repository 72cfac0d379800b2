import { type ThemeField, themeFields } from '@fairground/ui/theme'
import type { DataOf } from '../fields.ts'
import { choice, colour, css, flag, image } from '../kinds.ts'
import { oneOf, pixels, scheme } from './measures.ts'

const ownColour = (field: ThemeField) => colour(themeFields[field].value)
const ownCss = (field: ThemeField) => css(themeFields[field].value)

/**
 * The operator's global design (section 3 of the specification), then fields of our own. `docs/global-design.md` lists
 * what each one changes; `css.test.ts` and `apps/site/test/design.test.tsx` prove it one by one.
 */
export const globalDesignFields = {
  /** Wide screens get the phone's layout, in a centred column. */
  forceMobileLayout: flag('off'),
  /** The site is made for phones: as above, with a code beside the column that opens the page on a phone. */
  mobileOnly: flag('off'),
  lightMode: scheme('dark'),
  mainBgColor: ownColour('mainBgColor'),
  designBlockBg: ownColour('designBlockBg'),
  designButtonBg: ownColour('designButtonBg'),
  designButtonActiveBg: ownColour('designButtonActiveBg'),
  designButtonActiveGradientColor: ownColour('designButtonActiveGradientColor'),
  designButtonTextColor: ownColour('designButtonTextColor'),
  designTextColor: ownColour('designTextColor'),
  designBorder: ownColour('designBorder'),
  designInputBorderColor: ownColour('designInputBorderColor'),
  designInputActiveBorderColor: ownColour('designInputActiveBorderColor'),
  designBorderRadius: pixels(14, 0, 40),
  designBigBorderRadius: pixels(22, 0, 60),
  designBoxShadow: ownCss('designBoxShadow'),
  designPopupGradientBg: ownCss('designPopupGradientBg'),
  designMaskFilter: ownCss('designMaskFilter'),
  designBlurColor: ownColour('designBlurColor'),
  designTableHeadBg: ownColour('designTableHeadBg'),
  designTableBodyBg: ownColour('designTableBodyBg'),
  designTableFooterBg: ownColour('designTableFooterBg'),
  tabbarBgColor: ownColour('tabbarBgColor'),
  tabbarBoxShadow: ownCss('tabbarBoxShadow'),
  /** Whether the tab bar stays away from desktops. */
  hideTagBarOnPc: flag('on'),
  expandMenuBgColor: ownColour('expandMenuBgColor'),
  /** 1: a panel that is always open. 2: a rail of icons that opens over the page. 3: closed, opened by a button. */
  expandMenuMode: oneOf(1, 2, 3),
  menuPanelWidth: pixels(240, 160, 400),
  footerBgColor: ownColour('footerBgColor'),
  /** How wide the page's content may be. */
  maxWidth: pixels(1200, 320, 2400),
  /** How wide the header's content may be; 0: as wide as the page. */
  maxHeaderWidth: pixels(0, 0, 2400),
  /** On: the header begins beside the menu. Off: it runs above it, over the whole width. */
  enableHeaderOffset: flag('on'),
  showPcHeaderSelectCountry: flag('off'),
  showPcHeaderSelectLanguage: flag('off'),
  pcContentPaddingTop: pixels(30, 0, 200),
  mobileContentPaddingTop: pixels(10, 0, 200),
  pcFooterPaddingBottom: pixels(130, 0, 400),
  mobileFooterPaddingBottom: pixels(110, 0, 400),
  pageBackgroundImage: image(),
  /** On phones and tablets; without one, the same as on desktops. */
  mobilePageBackgroundImage: image(),
  pageBackgroundImageRepeat: choice('no-repeat', 'repeat', 'repeat-x', 'repeat-y'),
  /** Whether the page-loading screen shows its bar alone. */
  hideLoadingLogo: flag('off'),
  designSmallBorderRadius: pixels(8, 0, 30),
  designRaisedShadow: ownCss('designRaisedShadow'),
  designTextMutedColor: ownColour('designTextMutedColor'),
  designTextFaintColor: ownColour('designTextFaintColor'),
  designAccentTextColor: ownColour('designAccentTextColor'),
  designSafeColor: ownColour('designSafeColor'),
  designWinColor: ownColour('designWinColor'),
  designLossColor: ownColour('designLossColor'),
  designInfoColor: ownColour('designInfoColor'),
  designVipColor: ownColour('designVipColor'),
  designStripeColor: ownColour('designStripeColor'),
  designSkyColor: ownColour('designSkyColor'),
  designBulbColor: ownColour('designBulbColor'),
}

/** The global design after reading: every field has a value. */
export type GlobalDesign = DataOf<typeof globalDesignFields>
