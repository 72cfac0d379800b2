import type { PhraseKey, Translate } from '@fairground/phrases'

/** The labels of the options of a bet. A game with a new option adds a line here. */
const names: Readonly<Record<string, PhraseKey>> = {
  mines: 'round.mines',
  autoCashOut: 'flight.auto',
  difficulty: 'play.difficulty',
  stones: 'stair.count',
  balls: 'thimbles.balls',
}

/** The labels of option values that are words. */
const words: Readonly<Record<string, PhraseKey>> = {
  easy: 'play.easy',
  medium: 'play.medium',
  hard: 'play.hard',
  expert: 'play.expert',
  master: 'play.master',
  hardcore: 'play.hardcore',
}

/** The label of an option; its API name if this version has no label for it. */
export function optionLabel(name: string, t: Translate): string {
  const key = Object.hasOwn(names, name) ? names[name] : undefined
  return key ? t(key) : name
}

/** An option's value in the player's language. */
export function optionText(value: string | number, t: Translate): string {
  const key = Object.hasOwn(words, value) ? words[value] : undefined
  return key ? t(key) : String(value)
}
