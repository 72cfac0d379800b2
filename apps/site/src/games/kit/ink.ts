/** The operator's colours, for drawings. */
export const ink = {
  ground: 'var(--main-bg-color)',
  wood: 'color-mix(in srgb, var(--design-text-faint-color) 42%, var(--design-button-bg))',
  line: 'var(--design-text-faint-color)',
  text: 'var(--design-text-color)',
  amber: 'var(--design-button-active-bg)',
  coral: 'var(--design-button-active-gradient-color)',
  onAmber: 'var(--design-button-text-color)',
  teal: 'var(--design-safe-color)',
  blue: 'var(--design-info-color)',
  bulb: 'var(--design-bulb-color)',
} as const
