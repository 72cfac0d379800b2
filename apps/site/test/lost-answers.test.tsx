import type { Call } from '@fairground/contract/call'
import * as autoplay from '@fairground/contract/calls/autoplay'
import * as game from '@fairground/contract/calls/game'
import { steps, stops } from '@fairground/contract/calls/list'
import type { BetModel } from '@fairground/contract/round'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { flightSlot, openFlight } from './flight-feed.ts'
import { flying, ownBetOf, termOf } from './flight-models.ts'
import { layTable } from './game-table.ts'
import { openLottery } from './lottery-table.ts'
import { closeSite, openSite } from './open-site.tsx'
import { answer, type Loss, loseAnswers, requestsOf } from './stand-in.ts'
import { survives } from './table-bet.ts'

// A bet is one bet, whatever kind it is and whatever happens to its requests and answers.

/** The browser's network goes, or is there again. */
function network(is: 'away' | 'back'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is === 'back')
  dispatchEvent(new Event(is === 'back' ? 'online' : 'offline'))
}
afterEach(() => network('back'))

const button = (name: string | RegExp) => page.getByRole('button', { name })
const shown = (text: string) => expect.element(page.getByText(text).first())
const keysOf = (call: Call) => requestsOf(call).map(({ headers }) => headers.get('Idempotency-Key'))

/** A kind of bet on its page. */
interface Kind {
  name: string
  open: (demo: boolean) => Promise<void>
  /** Opens the page again, as after a reload; the same server answers. */
  reopen: () => Promise<void>
  press: () => Promise<void>
  /** What the page says while it does not know. */
  checking: string
  /** The page shows that the server has the bet. */
  showsBet: () => Promise<unknown>
  /** What a page that is opened again shows of the bet. */
  showsOldBet: () => Promise<unknown>
  betCount: () => number
}

/** A kind that a `GameTable` plays. */
function tableKind(name: string, gameId: string, parts: Pick<Kind, 'press' | 'showsBet' | 'showsOldBet'>): Kind {
  let table = layTable(gameId)
  let isDemo = false
  return {
    ...{ name, checking: 'We are checking your bet', ...parts },
    async open(demo) {
      isDemo = demo
      table = layTable(gameId, { balance: 100 })
      if (gameId === 'mines') table.aim(survives(7))
      await table.openGame({ demo })
    },
    reopen: () => table.openGame({ demo: isDemo }),
    betCount: () => table.bets.length,
  }
}

function flightKind(): Kind {
  let bets: BetModel[] = []
  let isDemo = false
  const answerBets = () => {
    answer(autoplay.find, {})
    answer(game.play, {
      model: { url: '/favicon.svg', gameId: 'crash', demoToken: 'a-token-of-the-demo', demoBalance: 1000 },
    })
    answer(game.open, () => ({ list: bets }))
    answer(game.bet, () => {
      bets = [...bets, ownBetOf({ id: `0199bbbb-0000-7000-8000-00000000000${bets.length + 1}` })]
      return { model: bets.at(-1) ?? ownBetOf() }
    })
  }
  const openPage = async () => {
    const feed = await openFlight('crash', { demo: isDemo, answers: answerBets }, bets)
    feed.tell(termOf(5, 'NEW'))
  }
  const isIn = () => expect.element(flightSlot().act).toHaveTextContent(/^Your bet is in/)
  return {
    name: 'a flight',
    checking: 'We are checking your bet',
    async open(demo) {
      bets = []
      isDemo = demo
      await openPage()
    },
    reopen: openPage,
    press: () => flightSlot().panel.getByRole('button', { name: /^Bet/ }).click(),
    showsBet: isIn,
    showsOldBet: isIn,
    betCount: () => bets.length,
  }
}

function slipKind(): Kind {
  let slips = () => 0
  return {
    name: 'a slip',
    checking: 'Checking',
    async open() {
      const table = await openLottery('dice3')
      slips = () => table.slips.length
    },
    reopen: () => openSite('/chatbet?gameId=dice3', { player: { balance: 195, rechargeCount: 1 } }),
    async press() {
      await button(/^Big/).first().click()
      await button('Place G$5.00').click()
    },
    showsBet: () => shown('Your slip is in draw 3.').toBeVisible(),
    showsOldBet: () => expect.element(page.getByRole('article')).toHaveTextContent(/Sides: Big/),
    betCount: () => slips(),
  }
}

const kinds: readonly Kind[] = [
  tableKind('a round', 'mines', {
    async press() {
      await page.getByRole('textbox', { name: 'Stake' }).fill('10')
      await button(/^Bet/).click()
    },
    showsBet: () => expect.element(button('Pick a tile')).toBeVisible(),
    showsOldBet: () => expect.element(button('Pick a tile')).toBeVisible(),
  }),
  tableKind('an instant game', 'scratch', {
    async press() {
      await page.getByRole('textbox', { name: 'Price of a ticket' }).fill('10')
      await button(/^Buy a ticket/).click()
    },
    showsBet: () => expect.element(button('Reveal all')).toBeVisible(),
    // It was decided with its bet: the player's list of bets has it.
    showsOldBet: () => expect.element(button(/^Buy a ticket/)).toBeVisible(),
  }),
  flightKind(),
  slipKind(),
]

const losses: readonly { name: string; losses: readonly Loss[] }[] = [
  { name: 'whose request is lost', losses: ['request'] },
  { name: 'that meets a crowd', losses: ['too_many_requests'] },
  {
    name: 'whose answer is lost, and whose repeats meet all that a server in trouble says',
    losses: ['answer', 'too_many_requests', 'unavailable', 'internal_error', 'request'],
  },
]

/** Lets a call go out again until it has met its losses; a network that comes back ends each wait. */
async function meetLosses(call: Call, count: number): Promise<void> {
  await expect
    .poll(() => {
      dispatchEvent(new Event('online'))
      return keysOf(call).length
    })
    .toBe(count + 1)
  expect(new Set(keysOf(call)).size).toBe(1)
}

function testLosses(kind: Kind, demo: boolean): void {
  const bet = `${kind.name}${demo ? ' of a demonstration' : ''}`
  for (const { name, losses: met } of losses)
    test(`[RE-03] ${bet} ${name} is one bet, under one key`, async () => {
      await kind.open(demo)
      loseAnswers(game.bet, met)
      await kind.press()
      await meetLosses(game.bet, met.length)
      await kind.showsBet()
      expect(kind.betCount()).toBe(1)
    })

  test(`[RE-03] [RE-09] ${bet} whose network goes says that it is being checked, and is asked for again once it is back`, async () => {
    await kind.open(demo)
    loseAnswers(game.bet, ['answer', 'request'])
    await kind.press()
    network('away')
    await shown(kind.checking).toBeVisible()
    network('back')
    await meetLosses(game.bet, 2)
    await kind.showsBet()
    expect(kind.betCount()).toBe(1)
  })

  test(`[RE-03] ${bet} whose page is loaded again in the middle is one bet`, async () => {
    await kind.open(demo)
    loseAnswers(game.bet, ['answer'])
    await kind.press()
    await expect.poll(() => kind.betCount()).toBe(1)
    await closeSite()
    await kind.reopen()
    await kind.showsOldBet()
    expect(kind.betCount()).toBe(1)
  })
}

for (const kind of kinds) testLosses(kind, false)

test('[RE-03] a pick and a cash-out whose answers are lost count once', async () => {
  const table = layTable('mines', { balance: 100 })
  table.aim(survives(7))
  await table.openGame()
  await button(/^Bet/).click()
  await expect.element(button('Pick a tile')).toBeVisible()
  loseAnswers(steps.mines.play, ['answer', 'too_many_requests'])
  await button(/^Row 2, column 3:/).click()
  await meetLosses(steps.mines.play, 2)
  await expect.element(button('Row 2, column 3: gem')).toBeInTheDocument()
  loseAnswers(steps.mines.cashOut, ['answer', 'unavailable'])
  await button(/^Cash out/).click()
  await meetLosses(steps.mines.cashOut, 2)
  await shown('You won').toBeVisible()
})

test('[RE-03] [BT-01] a stop in flight whose answer is lost counts once', async () => {
  const feed = await openFlight('crash', {}, [ownBetOf()])
  feed.sync(flying(12_000))
  await expect.element(flightSlot().act).toHaveTextContent(/^Cash out/)
  answer(stops.crash, { model: ownBetOf({ result: 'WIN', multiplier: 2, winAmount: 10, balanceVersion: 5 }) })
  loseAnswers(stops.crash, ['answer', 'too_many_requests'])
  await flightSlot().act.click()
  await meetLosses(stops.crash, 2)
  await expect.element(flightSlot().panel).toHaveTextContent('Paid at 2.00×: G$10.00')
})

test('[RE-03] a win whose release is lost is released once', async () => {
  const table = layTable('mines', { balance: 100 })
  table.aim(survives(7))
  await table.openGame()
  await button(/^Bet/).click()
  await button(/^Row 2, column 3:/).click()
  loseAnswers(game.finishHold, ['answer', 'too_many_requests', 'request'])
  await button(/^Cash out/).click()
  await meetLosses(game.finishHold, 3)
})

// At the end: a page that has once begun a demonstration is no player's again. A lottery has none.
for (const kind of kinds) if (kind.name !== 'a slip') testLosses(kind, true)
