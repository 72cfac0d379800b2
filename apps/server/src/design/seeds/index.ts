import { palettes, type SeededDesign, type ThemeModel } from '@fairground/contract'
import { layOut } from './layout.ts'

/** The designs that the product brings along, by name: one layout in four palettes. */
export const seeds: Readonly<Record<SeededDesign, ThemeModel>> = {
  night: layOut(palettes.night),
  noon: layOut(palettes.noon),
  carousel: layOut(palettes.carousel),
  lagoon: layOut(palettes.lagoon),
}
