import type { LotteryTerm } from '@fairground/contract/lottery'
import type { Lottery } from '@fairground/games/lottery'
import type { Bus } from '../../ground/bus/bus.ts'
import { createTeller } from '../../ground/bus/teller.ts'
import type { Log } from '../../ground/log.ts'
import { every } from '../../ground/work/timers.ts'
import type { MultiplayerRoundReader } from '../multiplayer-rounds/read-multiplayer-rounds.ts'
import type { MultiplayerRound } from '../multiplayer-rounds/stored-multiplayer-round.ts'
import { viewTerm } from './term-view.ts'

/** The live channel of a lottery's terms and slips. */
export function lotteryChannel(gameId: string): string {
  return `game:${gameId}`
}

/**
 * Publishes the terms of a lottery to its live channel: on a shared bus the process that drives them, otherwise each process to its
 * own listeners, whichever process drives.
 */
export interface TermNews {
  /** Takes a stored term: from the driver at once, else from a reading. */
  saw(round: MultiplayerRound): void
  /** Notes that this process drives the lottery just now. */
  drive(): void
  close(): void
}

/** Interval of the readings of terms that another process drives. */
const EVERY_MS = 250
/** Terms of one reading: the open one and those that are still being settled. */
const READ_TERMS = 3

const ORDER = { OPEN: 0, CLOSED: 1, DRAWN: 2, SETTLED: 2, VOID: 2 } as const

/** How far a term has come. */
function progressOf({ phase, status }: LotteryTerm): number {
  return ORDER[phase] + (status === 'FINISHED' ? 1 : 0)
}

/** Creates the news of one lottery in this process. */
export function createTermNews(parts: {
  lottery: Lottery
  log: Log
  reader: MultiplayerRoundReader
  bus: Pick<Bus, 'isShared' | 'publish' | 'wants'>
}): TermNews {
  const { lottery, log, reader, bus } = parts
  const teller = createTeller(bus)
  const channel = lotteryChannel(lottery.id)
  /** How far the published terms had come, by the term's number. */
  const published = new Map<number, number>()

  function saw(round: MultiplayerRound): void {
    const term = viewTerm(round, lottery)
    const progress = progressOf(term)
    if (progress <= (published.get(term.no) ?? -1)) return
    published.set(term.no, progress)
    for (const number of published.keys()) if (number < term.no - READ_TERMS) published.delete(number)
    bus.publish(channel, { type: 'game_data', gameId: lottery.id, term })
  }

  let isLooking = false
  let hasWarned = false
  async function look(): Promise<void> {
    if (isLooking || !teller.isOwn() || !bus.wants(channel)) return
    isLooking = true
    try {
      const { rounds } = await reader.page(lottery.id, { pageNo: 1, pageSize: READ_TERMS })
      for (const round of rounds.toReversed()) saw(round)
      hasWarned = false
    } catch (error) {
      if (!hasWarned)
        log.warn(`the news of ${lottery.id} wait: ${error instanceof Error ? error.message : String(error)}`)
      hasWarned = true
    }
    isLooking = false
  }
  return { saw, drive: teller.drive, close: every(EVERY_MS, look) }
}
