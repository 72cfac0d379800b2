import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import type { Player } from './player.ts'

/** A game whose rows are climbed one after the other: in one column, by odds that win often. */
export interface Climb {
  id: 'tower' | 'stair'
  /** The column that is climbed, from 1. */
  column: number
  options: object
}

export const TOWER: Climb = { id: 'tower', column: 1, options: { difficulty: 'easy' } }

export const STAIR: Climb = { id: 'stair', column: 9, options: { stones: 2 } }

/** Leaves the player with an open round in which `rows` rows are climbed, and no other. */
export async function openClimb({ call }: Player, { id: gameId, options, column }: Climb, rows: number) {
  for (;;) {
    const { list } = await call(game.open)
    const open = list.find((round) => round.gameId === gameId)
    if (open && open.round.step === rows) return open.id
    const id = open?.id ?? (await call(game.bet, { gameId, model: { betAmount: 10, ...options } })).model.id
    if (open && open.round.step > rows) await call(steps[gameId].cashOut, { id })
    else if (rows > 0) await call(steps[gameId].play, { id, column: column - 1 })
  }
}

/** Ends the player's open round. */
export async function closeClimb(player: Player, climb: Climb): Promise<void> {
  await player.call(steps[climb.id].cashOut, { id: await openClimb(player, climb, 1) })
}
