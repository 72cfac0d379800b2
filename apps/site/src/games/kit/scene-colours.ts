import type { CSSProperties } from 'react'

/**
 * Two colours that a scene needs in light and dark themes, as custom properties: `--ink` for dark things (hair, boots,
 * the patches of a ball) and `--panel` for boards with lamps. They are inline styles and not in a style sheet, because
 * the build rewrites `light-dark()` in style sheets for a known scheme, and ours comes with the operator's theme.
 */
export const sceneColours = {
  '--ink': 'light-dark(var(--design-text-color), color-mix(in oklab, var(--main-bg-color) 55%, black))',
  '--panel': 'light-dark(var(--design-text-color), color-mix(in oklab, var(--main-bg-color) 82%, black))',
} as CSSProperties
