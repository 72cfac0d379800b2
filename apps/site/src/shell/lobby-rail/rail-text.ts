import { loadRailPhrases } from '@fairground/phrases/rail'
import { createOwnTexts } from '../../kernel/language/own-texts.ts'

/** The translator of the rail. Suspends until its texts are loaded. */
export const useRailText = createOwnTexts('rail', loadRailPhrases)
