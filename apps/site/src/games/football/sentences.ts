import type { BetModel } from '@fairground/contract/round'
import type { PhraseKey, Translate } from '@fairground/phrases'
import type { ZoneState } from './football-board.tsx'
import { coversOf, type FootballRound } from './goal.ts'

const ZONE_NAMES: readonly PhraseKey[] = [
  'football.zone0',
  'football.zone1',
  'football.zone2',
  'football.zone3',
  'football.zone4',
]

/** The name of a zone. */
export function zoneName(zone: number, t: Translate): string {
  return t(ZONE_NAMES[zone] ?? 'football.zone4')
}

/** A zone for screen readers: its name and its state. */
export function zoneLabel(zone: number, state: ZoneState, t: Translate): string {
  return t('football.zone', { zone: zoneName(zone, t), state: t(`football.${state}`) })
}

/** The last answer of the server in one sentence. */
export function footballSentence(bet: BetModel, t: Translate, texts: { multiplier: string; pays: string }): string {
  const { picked } = bet.round
  const zone = zoneName(picked.at(-1) ?? 0, t)
  if (bet.result === 'LOSE') return t('football.saidSaved', { zone, goals: picked.length - 1 })
  if (bet.result === 'WIN') return t('football.saidCashOut', texts)
  if (bet.result !== 'PENDING') return t('football.saidOver')
  return picked.length === 0
    ? t('football.saidStart', { covers: coversOf(bet.options.difficulty) })
    : t('football.saidGoal', { zone, ...texts })
}

/** A whole round in one sentence, for screen readers. */
export function pictureLabel({ picked, hazards, isLost }: FootballRound, t: Translate): string {
  const goals = picked.length - (isLost ? 1 : 0)
  if (!hazards) return t('football.pictureOpen', { goals })
  const kicks = hazards.map((zones, kick) => {
    const zone = picked[kick]
    const zoneNames = zones.map((at) => zoneName(at, t)).join(', ')
    if (zone === undefined) return t('football.kickUnplayed', { kick: kick + 1, covers: zoneNames })
    return t('football.kick', { kick: kick + 1, zone: zoneName(zone, t), covers: zoneNames })
  })
  return t('football.picture', { goals, kicks: kicks.join('; ') })
}
