import * as autoplay from '@fairground/contract/calls/autoplay'
import * as game from '@fairground/contract/calls/game'
import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import * as session from '@fairground/contract/calls/play-session'
import * as winners from '@fairground/contract/calls/winners'
import type { MultiplayerNews, MultiplayerTerm } from '@fairground/contract/multiplayer-round'
import type { BetModel } from '@fairground/contract/round'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { termOf } from './flight-models.ts'
import { type LiveLine, openLine } from './live-line.ts'
import { openGame, type Surroundings } from './open-site.tsx'
import { settingsOf } from './round-models.ts'
import { answer } from './stand-in.ts'

/** A multiplayer game whose server a test plays. */
export interface FlightFeed {
  readonly line: LiveLine
  /** Tells of a term, and of what happened in it. */
  tell(term: MultiplayerTerm | undefined, news?: MultiplayerNews): void
  /** A message of the flight's time, as one comes each second. */
  sync(term: MultiplayerTerm): void
}

/** The round of each game that was told of last. */
const lastTerms = new Map<string, MultiplayerTerm>()

/** Answers what a multiplayer game asks for: the round told of last, nobody's bets, no past. */
export function answerFlight(gameId: string, open: readonly BetModel[] = []): void {
  answer(game.settings, { model: settingsOf(gameId, { maxStake: 500 }) })
  lastTerms.set(gameId, termOf(open.length > 0 ? 5 : 1, 'NEW'))
  answer(multiplayer.term, () => ({ model: lastTerms.get(gameId) ?? termOf(1, 'NEW') }))
  answer(multiplayer.bets, { list: [] })
  answer(multiplayer.rounds, { page: { content: [], total: 0 } })
  answer(game.betResult, { model: { result: 'PENDING', winAmount: 0 } })
  answer(session.sum, { model: { version: 1, after: '01a2b3c4-0000-7000-8000-000000000000' } })
  answer(game.open, { list: [...open] })
  answer(game.betRecord, { page: { content: [], total: 0 } })
  answer(winners.list, { list: [] })
  answer(winners.latest, { list: [], online: 1 })
  answer(autoplay.find, {})
}

/** Lets the page's own clock go with the clock that a test turns. */
function joinClocks(): void {
  const ahead = Date.now() - performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - ahead)
}

/** The server's end of a game's live news. */
export function openFeed(gameId: string): FlightFeed {
  const line = openLine('players')
  const tell: FlightFeed['tell'] = (term, news) => {
    if (term) lastTerms.set(gameId, term)
    line.tell({ type: 'game_data', channel: gameId, gameId, term, data: news })
  }
  return {
    line,
    tell,
    sync(term) {
      const flownMs = Date.now() - (term.startedAt ?? 0)
      tell(term, { kind: 'sync', flownMs, multiplier: Math.exp((term.growth ?? 0) * flownMs) })
    },
  }
}

/** Opens a multiplayer game, and waits until it listens. */
export async function openFlight(
  gameId: string,
  site: Surroundings = {},
  open?: readonly BetModel[],
): Promise<FlightFeed> {
  joinClocks()
  const feed = openFeed(gameId)
  await openGame(gameId, {
    ...(!site.demo && { player: { balance: 195, rechargeCount: 1 } }),
    ...site,
    answers() {
      answerFlight(gameId, open)
      site.answers?.()
    },
  })
  await feed.line.joined(gameId)
  return feed
}

/** A slot of a multiplayer game, from 1: its panel, and its big button, whatever it does now. */
export function flightSlot(number = 1) {
  const panel = page.getByRole('region', { name: `Bet ${number}` })
  return {
    panel,
    act: panel.getByRole('button', { name: /^(Bet|Cash out|Your bet is in|Cancel the bet|Checking|Log in)/ }),
  }
}
