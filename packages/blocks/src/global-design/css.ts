import { type ThemeField, themeCss, themeFields } from '@fairground/ui/theme'
import type { GlobalDesign } from './fields.ts'
import { isMobileForced } from './is-mobile-forced.ts'

/** The width of the phone's column on a wide screen. */
const COLUMN_PX = 480
/** The width of the closed rail. */
const RAIL_PX = 64

/**
 * The global design as CSS: the theme's variables, and those for the page's layout. The server writes it into the
 * page's head before the script that sets the layout, which reads `--force-layout` from it.
 * @param assetUrl the address of an asset, by its name
 */
export function globalDesignCss(design: GlobalDesign, assetUrl: (asset: string) => string): string {
  const isForced = isMobileForced(design)
  const menuRoom = { 1: `${design.menuPanelWidth}px`, 2: 'var(--rail)', 3: '0px' }[design.expandMenuMode]
  const pc = backgroundOf(design.pageBackgroundImage, assetUrl)
  const mobile = backgroundOf(design.mobilePageBackgroundImage || design.pageBackgroundImage, assetUrl)
  const everywhere = {
    '--force-layout': isForced ? 'phone' : 'none',
    '--column-width': isForced ? `${COLUMN_PX}px` : 'none',
    '--max-header-width': design.maxHeaderWidth > 0 ? `${design.maxHeaderWidth}px` : 'none',
    '--page-background-image': mobile,
    '--page-background-repeat': design.pageBackgroundImageRepeat,
    '--page-background-size': design.pageBackgroundImageRepeat === 'no-repeat' ? 'cover' : 'auto',
    '--menu-room': '0px',
    '--rail': design.expandMenuMode === 3 ? '0px' : `${RAIL_PX}px`,
    '--tab-bar-on-pc': design.hideTagBarOnPc ? 'none' : 'block',
    '--loading-logo': design.hideLoadingLogo ? 'none' : 'block',
  }
  const onDesktop = { '--page-background-image': pc, '--menu-room': menuRoom }
  return [
    themeCss(themeOf(design)),
    `:root{${declarations(everywhere)}}`,
    `:root[data-layout=desktop]{${declarations(onDesktop)}}`,
    isForced ? 'body{background:color-mix(in srgb,var(--main-bg-color),#000 22%)}' : '',
  ].join('')
}

function declarations(variables: Readonly<Record<string, string>>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}

/** The theme's fields; an empty colour takes the default. */
function themeOf(design: GlobalDesign): Partial<Record<ThemeField, string>> {
  const entries = (Object.keys(themeFields) as ThemeField[]).map((field) => {
    const value = design[field]
    return [field, typeof value === 'number' ? `${value}px` : value === '' ? undefined : value]
  })
  return Object.fromEntries(entries)
}

/** A picture's address in quotes; it cannot end them. */
function backgroundOf(asset: string, assetUrl: (asset: string) => string): string {
  if (asset === '') return 'none'
  const address = assetUrl(asset)
  if (!/^(\/(?!\/)|https?:\/\/)/i.test(address)) return 'none'
  return `url("${address.replace(/[^\w\-./:?=&%@~+,]/g, (sign) => encodeURIComponent(sign).replace(/['()*]/g, escapeSign))}")`
}

function escapeSign(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
}
