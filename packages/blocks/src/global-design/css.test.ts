import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DesignPage } from '@fairground/contract/design'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { globalDesignCss } from './css.ts'
import { type GlobalDesign, globalDesignFields } from './fields.ts'
import { readGlobalDesign } from './index.ts'
import { isMobileForced } from './is-mobile-forced.ts'

const pagesWith = (data: Record<string, unknown>): DesignPage[] => [
  { id: 'g', type: 'global', title: '', items: [{ id: 'd', comId: 'C000045', data }] },
]
const readDesign = (data: Record<string, unknown>) => readGlobalDesign(pagesWith(data))
const cssOf = (data: Record<string, unknown>) => globalDesignCss(readDesign(data), (asset) => asset)
const publishedCss = cssOf({})

/** Each field of the specification's component, another value of it, and what of the CSS it changes. */
const changes: readonly (readonly [field: keyof GlobalDesign, value: unknown, css: string])[] = [
  ['forceMobileLayout', true, '--force-layout:phone;--column-width:480px'],
  ['mainBgColor', '#123456', '--main-bg-color:#123456'],
  ['designBlockBg', '#123456', '--design-block-bg:#123456'],
  ['designButtonBg', '#123456', '--design-button-bg:#123456'],
  ['designBorderRadius', 3, '--design-border-radius:3px'],
  ['designBigBorderRadius', '4px', '--design-big-border-radius:4px'],
  ['designButtonActiveBg', '#123456', '--design-button-active-bg:#123456'],
  ['designPopupGradientBg', 'linear-gradient(red, blue)', '--design-popup-gradient-bg:linear-gradient(red, blue)'],
  ['designBoxShadow', '0 0 3px red', '--design-box-shadow:0 0 3px red'],
  ['designMaskFilter', 'blur(1px)', '--design-mask-filter:blur(1px)'],
  ['designBlurColor', 'rgb(0 0 0 / 50%)', '--design-blur-color:rgb(0 0 0 / 50%)'],
  ['designTableHeadBg', '#123456', '--design-table-head-bg:#123456'],
  ['designTableBodyBg', '#123456', '--design-table-body-bg:#123456'],
  ['designTableFooterBg', '#123456', '--design-table-footer-bg:#123456'],
  ['designTextColor', 'white', '--design-text-color:white'],
  ['designBorder', '#123456', '--design-border:#123456'],
  ['lightMode', true, 'color-scheme:light'],
  ['tabbarBoxShadow', 'none', '--tabbar-box-shadow:none'],
  ['designButtonTextColor', '#123456', '--design-button-text-color:#123456'],
  ['designButtonActiveGradientColor', '#123456', '--design-button-active-gradient-color:#123456'],
  ['designInputBorderColor', '#123456', '--design-input-border-color:#123456'],
  ['designInputActiveBorderColor', '#123456', '--design-input-active-border-color:#123456'],
  ['maxWidth', 999, '--max-width:999px'],
  ['hideTagBarOnPc', false, '--tab-bar-on-pc:block'],
  ['menuPanelWidth', 333, '--menu-room:333px'],
  ['pcContentPaddingTop', 5, '--pc-content-padding-top:5px'],
  ['mobileContentPaddingTop', 5, '--mobile-content-padding-top:5px'],
  ['expandMenuBgColor', '#123456', '--expand-menu-bg-color:#123456'],
  ['footerBgColor', '#123456', '--footer-bg-color:#123456'],
  ['expandMenuMode', 2, '--menu-room:var(--rail)'],
  ['expandMenuMode', 3, ':root[data-layout=desktop]{--page-background-image:none;--menu-room:0px}'],
  ['tabbarBgColor', '#123456', '--tabbar-bg-color:#123456'],
  ['maxHeaderWidth', 900, '--max-header-width:900px'],
  ['pcFooterPaddingBottom', 5, '--pc-footer-padding-bottom:5px'],
  ['mobileFooterPaddingBottom', 5, '--mobile-footer-padding-bottom:5px'],
  ['pageBackgroundImage', '/a.png', 'desktop]{--page-background-image:url("/a.png")'],
  ['mobilePageBackgroundImage', '/b.png', '--page-background-image:url("/b.png")'],
  ['mobileOnly', true, '--force-layout:phone'],
  ['pageBackgroundImageRepeat', 'repeat-y', '--page-background-repeat:repeat-y;--page-background-size:auto'],
]
/** Those that the site's surroundings take from the design itself: `apps/site/test/design.test.tsx` sees them. */
const seenInTheBrowser: readonly (keyof GlobalDesign)[] = [
  'enableHeaderOffset',
  'showPcHeaderSelectCountry',
  'showPcHeaderSelectLanguage',
]

describe('[DS-02] the global design', () => {
  it.each(changes)('%s %s changes the CSS', (field, value, css) => {
    expect(publishedCss).not.toContain(css)
    expect(cssOf({ [field]: value })).toContain(css)
  })

  it('[RT-16] hides the logo of the loading screen where a field of ours says so', () => {
    expect(publishedCss).toContain('--loading-logo:block')
    expect(cssOf({ hideLoadingLogo: true })).toContain('--loading-logo:none')
  })

  it('has every field of the component, and no effect is left out here', () => {
    const fieldNames = new Set([...changes.map(([field]) => field), ...seenInTheBrowser])
    expect(fieldNames.size).toBe(41)
    const ours =
      /^(hideLoadingLogo|design(SmallBorder|RaisedShadow|Text(Muted|Faint)|AccentText|Safe|Win|Loss|Info|Vip|Stripe|Sky|Bulb))/
    const fields = Object.keys(globalDesignFields).filter((field) => !ours.test(field))
    expect(fields.sort()).toEqual([...fieldNames].sort())
  })

  it('has the defaults of section 9', () => {
    expect(readDesign({})).toMatchObject({
      maxWidth: 1200,
      menuPanelWidth: 240,
      pcContentPaddingTop: 30,
      mobileContentPaddingTop: 10,
      expandMenuMode: 1,
      pcFooterPaddingBottom: 130,
      mobileFooterPaddingBottom: 110,
      designBlockBg: '#161f2c',
      designButtonBg: '#202a39',
    })
  })

  it('writes no variable that nothing reads', () => {
    const sources = [...sourcesIn('packages'), ...sourcesIn('apps/site')].join('\n')
    const variables = [...publishedCss.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name)
    const unread = variables.filter((name) => !sources.includes(`var(${name})`) && !sources.includes(`:${name})`))
    // `color-scheme` carries the first; a script in the page's head reads the second.
    expect(new Set(unread)).toEqual(new Set(['--light-mode', '--force-layout']))
  })
})

function sourcesIn(folder: string): string[] {
  const root = join(import.meta.dirname, '../../../..', folder)
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const isSource = (name: string) => /^(?!.*(node_modules|dist|\.test\.)).*\.(tsx?|css)$/.test(name)
  return names.filter(isSource).map((name) => readFileSync(join(root, name), 'utf8'))
}

test('[DS-02] no value of an operator can leave its declaration', () => {
  const nasty = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'red;} body{display:none',
      '</style><script>',
      'url(//evil)',
      '/**/',
      '\\3b',
      '"',
      "');}*{}",
      '/a")}*{',
    ),
  )
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(globalDesignFields)), nasty, (field, value) => {
      const css = cssOf({ [field]: value })
      const shape = css.replace(/"[^"\\\n]*"/g, '""').replace(/[^{};]/g, '')
      expect(shape).toBe(publishedCss.replace(/"[^"]*"/g, '""').replace(/[^{};]/g, ''))
      expect(css).not.toMatch(/<|\/\*|\\/)
      if (!/BackgroundImage$/.test(field)) expect(css).not.toMatch(/url\(/i)
    }),
    { numRuns: 500 },
  )
})

test('[RT-11] the phone’s layout is forced by either of two fields', () => {
  expect(isMobileForced(readDesign({ forceMobileLayout: true }))).toBe(true)
  expect(isMobileForced(readDesign({ mobileOnly: true }))).toBe(true)
  expect(isMobileForced(readDesign({ mobileOnly: 'yes' }))).toBe(false)
})
