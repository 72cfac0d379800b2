import type { Lottery } from './lottery.ts'

/**
 * What a result shows: the picks that win, by the market's code, several ones joined by a space (`side: 'small odd'`). Of the
 * markets that the lottery lists in `facts`, those in which a pick wins.
 */
export function factsOf({ facts, markets }: Lottery, result: readonly number[]): Readonly<Record<string, string>> {
  const shownFacts = facts.flatMap((code) => {
    const picks = markets.find((market) => market.code === code)?.picks ?? []
    const winners = picks.filter(({ group, tierOf }) => tierOf(group.read(result)) !== undefined)
    return winners.length > 0 ? [[code, winners.map(({ pick }) => pick).join(' ')]] : []
  })
  return Object.fromEntries(shownFacts)
}
