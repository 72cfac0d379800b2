import { keptDrawing } from '../../kept-drawing.tsx'

const loadFair = async () => (await import('./hero-scene.tsx')).HeroScene
const loadGarland = async () => (await import('./garland.tsx')).Garland

/** The fair at night, 640 by 440. */
export const FairScene = keptDrawing('fair', loadFair, import.meta.env.SSR ? await loadFair() : undefined)
/** A string of lamps along the upper edge, 960 by 56. */
export const GarlandScene = keptDrawing('garland', loadGarland, import.meta.env.SSR ? await loadGarland() : undefined)
