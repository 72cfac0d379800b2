import type { CSSProperties } from 'react'

/**
 * Two colours that a drawn scene needs in a light theme as in a dark one, as custom properties: `--ink` for what is dark
 * in itself (hair, boots, the patches of a ball) and `--panel` for boards with lamps. They stand in the element's style
 * and not in a style sheet: the build rewrites `light-dark()` there for a scheme that it knows, and ours comes with the
 * operator's theme.
 */
export const sceneColours = {
  '--ink': 'light-dark(var(--design-text-color), color-mix(in oklab, var(--main-bg-color) 55%, black))',
  '--panel': 'light-dark(var(--design-text-color), color-mix(in oklab, var(--main-bg-color) 82%, black))',
} as CSSProperties
