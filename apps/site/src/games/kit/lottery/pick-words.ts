import type { LotteryPhraseKey, LotteryTranslate } from '@fairground/phrases/lottery'

/** The name of a market in the player's language; its code if this version has no name for it. */
export function marketName(code: string, t: LotteryTranslate): string {
  return wordFor(`market_${code}`, code, t)
}

/**
 * A pick in the player's language: `big` as “Big”, `big-odd` as “Big, Odd”, `3:7` as “No. 3: 7”, `front:run` as “Front
 * three: Run”. Numbers stay as they are, and so does a word that this version does not know.
 */
export function pickName(pick: string, t: LotteryTranslate): string {
  const [place, what] = pick.split(':')
  if (place !== undefined && what !== undefined) {
    return t('lottery.pickAt', { place: placeName(place, t), pick: pickName(what, t) })
  }
  return pick
    .split('-')
    .map((part) => partName(part, t))
    .join(', ')
}

/** The name of the part of a result that a pick is about: a place, or three digits of five. */
export function placeName(place: string, t: LotteryTranslate): string {
  return /^\d+$/.test(place) ? t('lottery.placeNo', { place }) : partName(place, t)
}

/** A pick with its market, as in a slip: “Sides: Big”. A market that is its own pick says it once. */
export function lineName({ market, pick }: { market: string; pick: string }, t: LotteryTranslate): string {
  const name = marketName(market, t)
  const what = pickName(pick, t)
  return name === what || pick === 'any' ? name : `${name}: ${what}`
}

function partName(part: string, t: LotteryTranslate): string {
  return /^\d/.test(part) ? part.replaceAll(',', ' ') : wordFor(`pick_${part}`, part, t)
}

function wordFor(name: string, fallback: string, t: LotteryTranslate): string {
  const text = t(`lottery.${name}` as LotteryPhraseKey)
  return text === `lottery.${name}` ? fallback : text
}
