import { demoJurisdiction, type Jurisdiction } from '@fairground/contract/jurisdiction'
import type { MultiplayerBet, MultiplayerNews, MultiplayerTerm } from '@fairground/contract/multiplayer-round'
import type { Page, WebSocketRoute } from '@playwright/test'

type Json = Record<string, unknown>
type Answer = (request: Json) => Json

/** A multiplayer game whose server is played by a test: its rounds, its live news, and what its calls answer. */
export interface FlightFeed {
  /** Sets the answer of a call by its path. */
  answer(path: string, answer: Answer): Promise<void>
  /** Tells the page of a term, and of what happened in it. */
  tell(term: MultiplayerTerm | undefined, news?: MultiplayerNews): void
  /** Waits until the page listens to the game: it joins the channels of everybody before the game is there. */
  waitForJoin(): Promise<void>
}

const SALT = 'fair at night'
const SEED_HASH = '59b27ca393f2db135b545baac55ac17601a7b054ce0cb4cc37844ae25773db2f'

/** A round of the feed. */
export function termOf(
  number: number,
  status: MultiplayerTerm['status'],
  over: Partial<MultiplayerTerm> = {},
): MultiplayerTerm {
  return {
    id: `0199aaaa-0000-7000-8000-${String(number).padStart(12, '0')}`,
    number,
    status,
    closesAt: Date.now() + 6000,
    salt: SALT,
    seedHash: SEED_HASH,
    edge: 300,
    ...over,
  }
}

/** A bet of another player in the feed. */
export function betOf(at: number, over: Partial<MultiplayerBet> = {}): MultiplayerBet {
  return {
    id: `0199bbbb-0000-7000-8000-${String(at).padStart(12, '0')}`,
    nickname: `p***${at}`,
    betAmount: 5 + ((at * 37) % 240),
    result: 'PENDING',
    multiplier: 0,
    winAmount: 0,
    ...over,
  }
}

/** The settings of a game of the feed, as `game/settings` answers them under a rule set of a jurisdiction. */
export function settingsOf(gameId: string, jurisdiction: Jurisdiction = demoJurisdiction): Json {
  return {
    gameId,
    edge: 300,
    minStake: 1,
    maxStake: 500,
    defaultStake: 5,
    maxWin: 10_000,
    enabled: true,
    currencyId: 'PLAY',
    symbol: 'G$',
    decimalLength: 2,
    version: 1,
    jurisdiction,
  }
}

/** Puts a feed in the place of the server's multiplayer game; everything else of the product is real. */
export async function feedFlight(page: Page, gameId: string): Promise<FlightFeed> {
  let term = termOf(1, 'NEW')
  let line: WebSocketRoute | undefined
  let seq = 0
  let isWanted = false
  let isJoined = false
  const waiting: (() => void)[] = []
  const success = (answer: Json) => ({ status: 0, message: 'success', serverTime: Date.now(), ...answer })
  const answer: FlightFeed['answer'] = async (path, make) => {
    await page.route(new RegExp(`/api/${path}(\\?|$)`), (route) => {
      const request = (route.request().postDataJSON() ?? {}) as Json
      return route.fulfill({ json: success(make(request)) })
    })
  }
  await answer('game/term', () => ({ model: term }))
  await answer('game/bets', () => ({ list: [] }))
  await answer('fair/rounds', () => ({ page: { content: [], total: 0 } }))
  await answer('game/settings', () => ({ model: settingsOf(gameId) }))
  page.on('request', (request) => {
    if (!/\/api\/sockmsg\/join$/.test(request.url())) return
    const { channels = [] } = (request.postDataJSON() ?? {}) as { channels?: string[] }
    isWanted = channels.includes(gameId)
  })
  // The live line as socket.io speaks it: open, connect, a join that is acknowledged, then messages.
  await page.routeWebSocket(/sock\.io/, (socket) => {
    line = socket
    socket.send(`0${JSON.stringify({ sid: 'feed', upgrades: [], pingInterval: 25_000, pingTimeout: 20_000 })}`)
    socket.onMessage((messageText) => {
      const text = String(messageText)
      if (text.startsWith('40')) socket.send(`40${JSON.stringify({ sid: 'feed' })}`)
      const join = /^42(\d+)\["join"/.exec(text)
      if (!join) return
      socket.send(`43${join[1]}${JSON.stringify([{ channels: [gameId] }])}`)
      if (!isWanted) return
      isJoined = true
      for (const go of waiting.splice(0)) go()
    })
  })

  return {
    answer,
    tell(next, news) {
      if (next) term = next
      seq += 1
      const message = { id: `f-${seq}`, channel: gameId, type: 'game_data', gameId, term: next, data: news }
      line?.send(`42${JSON.stringify(['message', message])}`)
    },
    waitForJoin: () => (isJoined ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  }
}
