/** Where a field of the global design is seen: an element, one of its computed styles, and what that must be. */
export interface Effect {
  field: string
  value: unknown
  at: string
  /** Which of those that the selector finds: the first with these words. */
  words?: string
  style: string
  is: string | RegExp
}

/** Fields that are seen on the lobby of a desktop. */
export const onDesktop: readonly Effect[] = [
  { field: 'mainBgColor', value: '#102030', at: '[data-menu]', style: 'background-color', is: 'rgb(16, 32, 48)' },
  { field: 'designBlockBg', value: '#203040', at: '[type=search]', style: 'background-color', is: 'rgb(32, 48, 64)' },
  {
    field: 'designButtonBg',
    value: '#304050',
    at: 'a',
    words: 'Verify a round',
    style: 'background-color',
    is: 'rgb(48, 64, 80)',
  },
  {
    field: 'designButtonActiveBg',
    value: '#aabb10',
    at: 'a',
    words: 'Play the demo',
    style: 'background-image',
    is: /rgb\(170, 187, 16\)/,
  },
  {
    field: 'designButtonActiveGradientColor',
    value: '#bbaa20',
    at: 'a',
    words: 'Play the demo',
    style: 'background-image',
    is: /rgb\(187, 170, 32\)/,
  },
  {
    field: 'designButtonTextColor',
    value: '#010203',
    at: 'a',
    words: 'Play the demo',
    style: 'color',
    is: 'rgb(1, 2, 3)',
  },
  { field: 'designTextColor', value: '#f0f1f2', at: 'h2', style: 'color', is: 'rgb(240, 241, 242)' },
  { field: 'designBorder', value: '#405060', at: 'header', style: 'border-bottom-color', is: 'rgb(64, 80, 96)' },
  {
    field: 'designInputBorderColor',
    value: '#506070',
    at: '[type=search]',
    style: 'border-color',
    is: 'rgb(80, 96, 112)',
  },
  { field: 'designBorderRadius', value: 11, at: 'a', words: 'Play the demo', style: 'border-radius', is: '11px' },
  { field: 'designBigBorderRadius', value: 33, at: 'section:has(h1)', style: 'border-radius', is: '33px' },
  {
    field: 'designBoxShadow',
    value: '0 3px 5px rgb(1 2 3)',
    at: 'section:has(h1)',
    style: 'box-shadow',
    is: /rgb\(1, 2, 3\) 0px 3px 5px/,
  },
  { field: 'designTableHeadBg', value: '#607080', at: 'th', style: 'background-color', is: 'rgb(96, 112, 128)' },
  { field: 'designTableBodyBg', value: '#708090', at: 'table', style: 'background-color', is: 'rgb(112, 128, 144)' },
  { field: 'lightMode', value: 'light', at: 'html', style: 'color-scheme', is: 'light' },
  { field: 'maxWidth', value: 777, at: 'footer > div', style: 'max-width', is: '777px' },
  { field: 'hideTagBarOnPc', value: false, at: 'nav', words: 'More', style: 'display', is: 'block' },
  { field: 'menuPanelWidth', value: 301, at: 'aside', style: 'width', is: '301px' },
  { field: 'pcContentPaddingTop', value: 41, at: 'main > div', style: 'padding-top', is: '41px' },
  { field: 'expandMenuBgColor', value: '#112233', at: 'aside', style: 'background-color', is: 'rgb(17, 34, 51)' },
  { field: 'footerBgColor', value: '#223344', at: 'footer', style: 'background-color', is: 'rgb(34, 51, 68)' },
  { field: 'maxHeaderWidth', value: 611, at: 'header > div', style: 'max-width', is: '611px' },
  { field: 'pcFooterPaddingBottom', value: 91, at: 'footer', style: 'padding-bottom', is: '91px' },
  {
    field: 'pageBackgroundImage',
    value: '/favicon.svg?wide',
    at: '[data-menu]',
    style: 'background-image',
    is: /favicon\.svg\?wide"/,
  },
  {
    field: 'pageBackgroundImageRepeat',
    value: 'repeat-x',
    at: '[data-menu]',
    style: 'background-repeat',
    is: 'repeat-x',
  },
]

/** Fields that are seen on the lobby of a phone. */
export const onPhone: readonly Effect[] = [
  {
    field: 'tabbarBgColor',
    value: '#334455',
    at: 'nav',
    words: 'More',
    style: 'background-color',
    is: 'rgb(51, 68, 85)',
  },
  {
    field: 'tabbarBoxShadow',
    value: '0 -4px 6px rgb(4 5 6)',
    at: 'nav',
    words: 'More',
    style: 'box-shadow',
    is: /rgb\(4, 5, 6\) 0px -4px 6px/,
  },
  { field: 'mobileContentPaddingTop', value: 23, at: 'main > div', style: 'padding-top', is: '23px' },
  { field: 'mobileFooterPaddingBottom', value: 87, at: 'footer', style: 'padding-bottom', is: '87px' },
  {
    field: 'mobilePageBackgroundImage',
    value: '/favicon.svg?narrow',
    at: '[data-menu]',
    style: 'background-image',
    is: /favicon\.svg\?narrow"/,
  },
]

/** Fields that are seen on an open popup. */
export const onPopup: readonly Effect[] = [
  {
    field: 'designPopupGradientBg',
    value: 'linear-gradient(rgb(1 2 3), rgb(4 5 6))',
    at: '[role=dialog]',
    style: 'background-image',
    is: 'linear-gradient(rgb(1, 2, 3), rgb(4, 5, 6))',
  },
  {
    field: 'designMaskFilter',
    value: 'blur(9px)',
    at: 'div:has(> div > [role=dialog])',
    style: 'backdrop-filter',
    is: 'blur(9px)',
  },
  {
    field: 'designBlurColor',
    value: '#445566',
    at: 'div:has(> div > [role=dialog])',
    style: 'background-color',
    is: 'rgb(68, 85, 102)',
  },
]
