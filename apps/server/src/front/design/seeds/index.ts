import type { SeededDesign, ThemeModel } from '@fairground/contract/design'
import { palettes } from '@fairground/contract/palettes.data'
import type { TextMaps } from '../../../ground/db/tables/design.ts'
import { layOut } from './layout.ts'
import { texts as en } from './texts.en.data.ts'
import { texts as idId } from './texts.id-id.data.ts'
import { texts as ptBr } from './texts.pt-br.data.ts'

/** The product's designs by name: one layout in four palettes. */
export const seeds: Readonly<Record<SeededDesign, ThemeModel>> = {
  night: layOut(palettes.night),
  noon: layOut(palettes.noon),
  carousel: layOut(palettes.carousel),
  lagoon: layOut(palettes.lagoon),
}

/** The seeded texts by language. */
export const seededTexts: TextMaps = { en, 'pt-BR': ptBr, 'id-ID': idId }
