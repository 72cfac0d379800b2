import type { LotteryTranslate } from '@fairground/phrases/lottery'
import { marketName, pickName } from './pick-words.ts'

/** What a result shows, in words: `Sum 12 · Big, Even`. @param facts the winning picks by market, of a term */
export function factWords(facts: Readonly<Record<string, string>>, t: LotteryTranslate): string {
  return Object.entries(facts)
    .map(([market, picks]) => {
      const names = picks.split(' ').map((pick) => pickName(pick, t))
      return market === 'sum' || market === 'top2sum' ? `${marketName(market, t)} ${names}` : names.join(', ')
    })
    .join(' · ')
}
