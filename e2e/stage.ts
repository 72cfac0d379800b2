import * as fair from '@fairground/contract/calls/fair'
import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import * as pay from '@fairground/contract/calls/pay'
import { createTranslator, type Locale, loadIcu, loadPhrases, type Translate } from '@fairground/phrases'
import { aimNextBet } from './aim-bet.ts'
import type { Player } from './player.ts'

/** A player with something to show on every screen. */
export interface Stage {
  player: Player
  /** The language that the screens are in, and its texts. */
  locale: Locale
  t: Translate
  /** A round that was won and whose seed is revealed. */
  wonRound: string
  /** A decided round whose seed is still in use. */
  sealedRound: string
  /** The verifier's address with the won round's proof. */
  verifyLink: string
}

/** A stage before anybody has said in which language. */
export type Staged = Omit<Stage, 'locale' | 't'>

/** The texts of a language. */
export async function translatorOf(locale: Locale): Promise<Translate> {
  const formatIcu = await loadIcu()
  return createTranslator(locale, await loadPhrases(locale), { icu: () => formatIcu })
}

/** Plays and pays until every screen has something to show. The player has a balance. */
export async function setStage(player: Player): Promise<Staged> {
  const { call } = player
  const wonRound = await playAndWin(player)
  await call(fair.rotate, { clientSeed: 'a seed of my own' })
  const { model: wonRoundPage } = await call(game.round, { id: wonRound })
  for (let round = 0; round < 12; round++) await playAndEnd(player, round)
  const declined = await call(pay.recharge, { amount: 75, channel: 'sandbox' })
  await fetch(declined.model.url, { method: 'POST', body: new URLSearchParams({ outcome: 'declined' }) })
  return {
    player,
    wonRound,
    sealedRound: await playAndEnd(player, 3),
    verifyLink: `/verify#${encodeURIComponent(JSON.stringify(proofOf(wonRoundPage)))}`,
  }
}

/** Three tiles that are gems, then the money. The player has no round open. */
async function playAndWin(player: Player): Promise<string> {
  const moves = [6, 12, 18]
  await aimNextBet(player, { gameId: 'mines', options: { mines: 1 }, moves, status: 'open' })
  const id = await bet(player, 1)
  for (const tile of moves) await player.call(steps.mines.play, { id, tile })
  await player.call(steps.mines.cashOut, { id })
  return id
}

/** One tile, then the money: lost or won, as it comes. */
async function playAndEnd(player: Player, tile: number): Promise<string> {
  const id = await bet(player, 5)
  const { model } = await player.call(steps.mines.play, { id, tile })
  if (model.result === 'PENDING') await player.call(steps.mines.cashOut, { id })
  return id
}

async function bet({ call }: Player, count: number): Promise<string> {
  const { model } = await call(game.bet, { gameId: 'mines', model: { betAmount: 10, mines: count } })
  await call(game.finishAllMyHold)
  return model.id
}

/** Ends the rounds of Mines that the player has open. */
export async function closeRounds({ call }: Player): Promise<void> {
  const { list } = await call(game.open)
  for (const { id, round } of list.filter(({ gameId }) => gameId === 'mines')) {
    const tile = round.picked[0] === 0 ? 1 : 0
    const isOpen = round.step > 0 || (await call(steps.mines.play, { id, tile })).model.result === 'PENDING'
    if (isOpen) await call(steps.mines.cashOut, { id })
  }
}

/** Leaves the player with an open round in which one tile was picked and was safe. */
export async function openRound(player: Player, tile: number): Promise<void> {
  await closeRounds(player)
  const id = await bet(player, 1)
  const { model } = await player.call(steps.mines.play, { id, tile })
  if (model.result !== 'PENDING') await openRound(player, tile)
}

type Round = Awaited<ReturnType<typeof findRound>>
const findRound = async ({ call }: Player, id: string) => (await call(game.round, { id })).model

function proofOf({ gameId, options, edge, serverSeed, round, betAmount, winAmount, maxWin }: Round): object {
  const { serverSeedHash, clientSeed, nonce, picked, hazards } = round
  const seeds = { serverSeed, serverSeedHash, clientSeed, nonce }
  return { gameId, options, edge, ...seeds, moves: picked, hazards, stake: betAmount, payout: winAmount, maxWin }
}
