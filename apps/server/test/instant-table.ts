import * as game from '@fairground/contract/calls/game'
import * as operator from '@fairground/contract/calls/operator'
import { findEngine, openRound, payoutMinor } from '@fairground/games'
import { readServerSeed } from '@fairground/server/money/wallet/account.ts'
import type { CallOptions, Player, TestServer } from '@fairground/testkit'
import { expect, vi } from 'vitest'
import { newStaff } from './staff.ts'

/** Puts the instant games on a server that does not offer them yet, and waits until it does. */
export async function offerInstantGames({ parts }: TestServer): Promise<void> {
  const limits = { edge_bp: 300, min_stake_minor: 100n, max_stake_minor: 100_000n, max_win_minor: 100_000_000n }
  await parts.db
    .insertInto('game')
    .values(['scratch', 'freespin'].map((id, at) => ({ id, ...limits, enabled: true, position: 90 + at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Settings are read once a second: the server may have read them just before.
  const offers = async () => (await parts.readSite()).games.has('freespin')
  await vi.waitFor(async () => expect(await offers()).toBe(true), { timeout: 30_000, interval: 20 })
}

/** Buys a card and answers its model. */
export async function scratch(player: Player, betAmount: unknown = 10, options?: CallOptions) {
  return (await player.call(game.bet, { gameId: 'scratch', model: { betAmount } }, options)).model
}

/** Turns the wheel for a granted spin of a value. */
export async function spin(player: Player, betAmount: unknown = 1, options?: CallOptions) {
  return (await player.call(game.bet, { gameId: 'freespin', model: { betAmount } }, options)).model
}

/** Gives a player spins as staff does. */
export async function grant(
  server: TestServer,
  { userId }: Player,
  gift: { key: string; count: number; value?: number },
) {
  const staff = await newStaff(server)
  return (await staff.call(operator.grantSpins, { userId, value: 1, ...gift })).model
}

/** The engine's outcome of a player's next bet: prize, board and payout, from the secret seeds. */
export async function foresee(
  { parts }: TestServer,
  { userId }: Player,
  bet: { gameId: string; stakeMinor: bigint; ahead?: number },
) {
  const { gameId, stakeMinor, ahead = 0 } = bet
  const wallet = await parts.wallet.findWallet(userId)
  const engine = findEngine(gameId)
  if (!wallet || !engine) throw new Error('no wallet, or no such game')
  const pair = await parts.db
    .selectFrom('seed_pair')
    .selectAll()
    .where('account_id', '=', userId)
    .where('id', '=', wallet.seedPairId)
    .executeTakeFirstOrThrow()
  const seeds = {
    serverSeed: readServerSeed(parts.keyring, pair),
    clientSeed: pair.client_seed ?? '',
    nonce: wallet.nextNonce + ahead,
  }
  const round = openRound(engine, { terms: { options: {}, edge: 300 }, seeds })
  return {
    hazards: round.drawn.map((drawn) => [...drawn]),
    payout: payoutMinor({ stakeMinor }, engine.multiplier(round)),
  }
}

/** Buys cards until the next one is a win, or a blank. */
export async function slotBefore(server: TestServer, player: Player, outcome: 'a win' | 'a blank'): Promise<void> {
  for (;;) {
    const { payout } = await foresee(server, player, { gameId: 'scratch', stakeMinor: 100n })
    if (payout > 0n === (outcome === 'a win')) return
    await scratch(player, 1)
  }
}
