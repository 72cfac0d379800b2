import { hashComponents, loadSources, type UnknownSources } from '@fingerprintjs/fingerprintjs'

const matches = (query: string) => matchMedia(query).matches
const navigatorTrait = (name: string): unknown => Reflect.get(navigator, name)

/**
 * The traits that tell browsers apart and that can be read at once: none needs a layout, a sound or a picture, and none
 * changes with a new version or a turned phone. Why these: `docs/decisions/010`.
 */
const traits = {
  languages: () => [navigator.language, navigator.languages],
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  calendar: () => Intl.DateTimeFormat().resolvedOptions().calendar,
  screen: () => [screen.width, screen.height].sort((a, b) => b - a),
  colours: () => [screen.colorDepth, ['srgb', 'p3', 'rec2020'].filter((gamut) => matches(`(color-gamut: ${gamut})`))],
  range: () => matches('(dynamic-range: high)'),
  pixels: () => devicePixelRatio,
  cores: () => navigator.hardwareConcurrency,
  memory: () => navigatorTrait('deviceMemory'),
  touch: () => [navigator.maxTouchPoints, 'ontouchstart' in window],
  pointer: () => ['fine', 'coarse'].filter((kind) => matches(`(any-pointer: ${kind})`)),
  wishes: () =>
    ['prefers-contrast: more', 'prefers-reduced-motion', 'inverted-colors'].map((wish) => matches(`(${wish})`)),
  platform: () => navigatorTrait('platform'),
  vendor: () => navigatorTrait('vendor'),
  pdf: () => navigatorTrait('pdfViewerEnabled'),
  plugins: () => Array.from(navigator.plugins, ({ name }) => name),
  storage: () => [typeof indexedDB, typeof localStorage, typeof sessionStorage],
  // Mathematical functions differ in their last digits between engines.
  mathematics: () => [Math.sinh(1), Math.expm1(1), Math.tan(-1e300), Math.cosh(10), Math.asinh(1), Math.log1p(10)],
  architecture: () => new Uint8Array(new Float32Array([Number.POSITIVE_INFINITY - Number.POSITIVE_INFINITY]).buffer)[3],
} satisfies UnknownSources<object>

/** How long the site collects traits before it yields to the page. */
const LONGEST_TASK_MS = 16

/** The visitor id that a browser computes itself: 32 hex digits, the same as long as the browser stays the same. */
export async function computeVisitorId(): Promise<string> {
  return hashComponents(await loadSources(traits, {}, [], LONGEST_TASK_MS)())
}
