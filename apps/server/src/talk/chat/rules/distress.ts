import { DISTRESS_PATTERNS } from './distress.data.ts'
import { checkWords, compileWords } from './words.ts'

const WORDS = compileWords([...new Set(DISTRESS_PATTERNS)].map((pattern) => ({ pattern, action: 'hold' })))

/** Whether a text has words of distress: harm to oneself, or play that got out of hand (GLI-19 A.4.6). */
export const hasDistress = (text: string): boolean => checkWords(text, WORDS).action !== undefined
