import type { TextMaps } from '../../db/tables/design.ts'
import { texts as en } from './texts.en.data.ts'
import { texts as idId } from './texts.id-id.data.ts'
import { texts as ptBr } from './texts.pt-br.data.ts'

/** The seeded texts by language. */
export const seededTexts: TextMaps = { en, 'pt-BR': ptBr, 'id-ID': idId }
