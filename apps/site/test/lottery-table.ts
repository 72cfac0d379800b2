import * as chat from '@fairground/contract/calls/chat'
import * as game from '@fairground/contract/calls/game'
import * as lottery from '@fairground/contract/calls/lottery'
import type { LotteryTerm } from '@fairground/contract/lottery'
import type { BetModel } from '@fairground/contract/round'
import { findLottery, lotteries } from '@fairground/games/lottery'
import { localTimeOf } from '../src/calls/server-time.ts'
import { openLine } from './live-line.ts'
import { decidedSlip, drawnTermOf, offerOf, openTermOf, type SentSlip, slipOf } from './lottery-models.ts'
import { openSite, type Surroundings } from './open-site.tsx'
import { settingsOf } from './round-models.ts'
import { answer, refuse } from './stand-in.ts'

/** A lottery whose server a test plays: its terms, and the player's slips in them, decided by the game's own rules. */
export interface LotteryTable {
  /** The newest term. */
  term: LotteryTerm
  /** The one drawn before it. */
  before: LotteryTerm
  /** The player's slips, the newest first. */
  slips: BetModel[]
  /** Draws the newest term, decides the slips in it, and opens the next one. */
  draw(result: readonly number[]): void
}

/** Answers what the pages of the lotteries ask for; all five go as the one of the test. Their rooms in the chat do not open. */
export function answerLottery(gameId = 'dice3', tell: (term: LotteryTerm) => void = () => undefined): LotteryTable {
  const played = findLottery(gameId)
  if (!played) throw new Error(`there is no lottery ${gameId}`)
  const table: LotteryTable = {
    before: drawnTermOf(openTermOf(2, Date.now() - 70_000), played, [5, 5, 1]),
    term: openTermOf(3, Date.now() - 10_000),
    slips: [],
    draw(result) {
      const { term } = table
      table.slips = table.slips.map((slip) => (slip.termId === term.id ? decidedSlip(slip, result) : slip))
      // Now by the clock that the page judges draws by: what it learned of the server's time while an earlier test turned the clock stays.
      const drawsAt = Math.round(performance.now() - localTimeOf(0))
      table.before = drawnTermOf({ ...term, drawsAt }, played, result)
      table.term = openTermOf(term.no + 1, Date.now())
      tell(table.before)
      tell(table.term)
    },
  }
  answer(lottery.games, { list: lotteries.map(offerOf) })
  answer(lottery.term, () => ({ model: { ...table.term, before: table.before, mine: table.slips } }))
  answer(lottery.terms, () => ({ page: { content: [table.before], total: 1 } }))
  answer(game.settings, ({ fields }) => ({ model: settingsOf(String(fields.gameId)) }))
  refuse(chat.open, 'room_unknown')
  return table
}

/** Takes every slip from now on. */
export function takeSlips(table: LotteryTable): void {
  answer(game.bet, ({ fields }) => {
    const slip = slipOf(String(fields.gameId), table.slips.length + 1, fields.model as SentSlip)
    table.slips = [slip, ...table.slips]
    return { model: slip }
  })
}

/** Opens the page of a lottery for a player, or as the site around it says, and waits until it listens. */
export async function openLottery(
  gameId: string,
  site: Surroundings = { player: { balance: 195, rechargeCount: 1 } },
): Promise<LotteryTable> {
  const line = openLine()
  const channel = `game:${gameId}`
  const table = answerLottery(gameId, (term) => line.tell({ type: 'game_data', channel, gameId, term }))
  takeSlips(table)
  answer(chat.rooms, { list: [] })
  await openSite(`/chatbet?gameId=${gameId}`, site)
  await line.joined(channel)
  return table
}
