import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import type { Parts } from '@fairground/server/app/modules.ts'
import { replay } from '@fairground/server/play/rounds/stored-round.ts'
import type { CallOptions, Player } from '@fairground/testkit'

/** Places a bet on mines and answers its model. */
export async function bet(player: Player, betAmount: unknown = 10, count = 3, options?: CallOptions) {
  return (await player.call(game.bet, { gameId: 'mines', model: { betAmount, mines: count } }, options)).model
}

/** Uncovers a tile and answers the round. */
export async function reveal(player: Player, id: string, tile: number, options?: CallOptions) {
  return (await player.call(steps.mines.play, { id, tile }, options)).model
}

/** Cashes out and answers the round. */
export async function cashOut(player: Player, id: string, options?: CallOptions) {
  return (await player.call(steps.mines.cashOut, { id }, options)).model
}

/** What no player knows: where the mines of a stored round lie, and which tiles are safe. */
export async function peek(parts: Parts, { userId }: Player, roundId: string) {
  const storedRound = await parts.rounds.find(userId, roundId)
  if (!storedRound) throw new Error(`no round ${roundId}`)
  const hiddenTiles = replay(storedRound).drawn.flat()
  const safe = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !hiddenTiles.includes(tile))
  return { mines: hiddenTiles, safe, serverSeed: storedRound.seeds.serverSeed }
}

/** The tile at a place of a list that is known to be long enough. */
export function at(tiles: readonly number[], index: number): number {
  const tile = tiles[index]
  if (tile === undefined) throw new Error(`no tile at ${index} of ${tiles.length}`)
  return tile
}

/** A wallet's balances, so that a test can say that nothing has moved. */
export async function balances({ wallet }: Parts, { userId }: Player) {
  const walletInfo = await wallet.findWallet(userId)
  if (!walletInfo) throw new Error('no wallet')
  const { version, mainMinor, heldMinor, openRounds, nextNonce } = walletInfo
  return { version, mainMinor, heldMinor, openRounds, nextNonce }
}
