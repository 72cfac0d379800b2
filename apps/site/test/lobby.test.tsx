import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import * as myGames from '@fairground/contract/calls/my-games'
import * as session from '@fairground/contract/calls/play-session'
import * as winners from '@fairground/contract/calls/winners'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import type { BetModel } from '@fairground/contract/round'
import { seeds } from '@fairground/server/front/design/seeds/index.ts'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerFlight, openFeed } from './flight-feed.ts'
import { flying } from './flight-models.ts'
import { answerLobby, everyGame, lobbyDesign } from './lobby-models.ts'
import { designOf, funded, TOKEN, userOf } from './models.ts'
import { closeSite, openSite } from './open-site.tsx'
import { answer, holdBack, refuse, requestsOf } from './stand-in.ts'

afterEach(() => page.viewport(1280, 720))

const games = page.getByRole('region', { name: 'Games', exact: true })
const star = games.getByRole('button', { name: 'Favourite: Tower' })
const form = page.getByRole('dialog', { name: 'Welcome back' })
const balance = () => expect.element(page.getByRole('banner').getByRole('button', { name: /Balance/ }))

/** Logs a visitor in at the form. */
async function logIn(): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await form.getByRole('textbox', { name: 'Username, e-mail or phone' }).fill('ana')
  await form.getByLabelText('Password', { exact: true }).fill('a sound horse battery')
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Lets a visitor log in who marks the Tower as a favourite, which the account learns of. */
async function openAndMark(): Promise<void> {
  answerLobby()
  answer(auth.login, { model: { token: TOKEN }, user: userOf() })
  answer(auth.userInfo, { user: userOf() })
  answer(game.open, { list: [] })
  answer(session.sum, { model: { version: 1, after: '01a2b3c4-0000-7000-8000-000000000000' } })
  answer(myGames.favourite, { model: { favourites: ['tower'], recent: [] } })
  await openSite('/', { design: lobbyDesign() })
  await expect.element(star).toBeVisible()
  ;(star.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(star).toHaveAttribute('aria-pressed', 'true')
}

test('a visitor’s favourite is kept on the device, and becomes the account’s at the login', async () => {
  await openAndMark()
  const own = page.getByRole('region', { name: 'Your games' }).getByRole('link', { name: 'Tower' })
  await expect.element(own).toBeVisible()
  // Closing logs out, which a reload does not.
  const kept = localStorage.getItem('myGames') ?? ''
  await closeSite()
  localStorage.setItem('myGames', kept)
  await openSite('/', { design: lobbyDesign() })
  await expect.element(star).toHaveAttribute('aria-pressed', 'true')
  await logIn()
  await balance().toBeVisible()
  await expect.element(star).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(() => requestsOf(myGames.favourite).map(({ fields }) => fields))
    .toEqual([{ gameIds: ['tower'], favourite: true }])
  await expect.poll(() => localStorage.getItem('myGames')).toBeNull()
})

test('a list of games that comes late takes no favourite away', async () => {
  await openAndMark()
  const release = holdBack(myGames.list)
  const changes: (string | null)[] = []
  const watch = new MutationObserver(() => changes.push(star.element().getAttribute('aria-pressed')))
  watch.observe(star.element(), { attributes: true, attributeFilter: ['aria-pressed'] })
  await logIn()
  await expect.poll(() => requestsOf(myGames.favourite)).toHaveLength(1)
  await expect.poll(() => requestsOf(myGames.list)).not.toHaveLength(0)
  release()
  await balance().toBeVisible()
  await expect.element(star).toHaveAttribute('aria-pressed', 'true')
  watch.disconnect()
  expect(changes).toEqual([])
})

test('[BT-18] the page of all games shows the category of its address, and the player’s own lists', async () => {
  answerLobby()
  answer(myGames.list, { model: { favourites: ['football'], recent: [] } })
  await openSite('/games?category=FAV', { player: funded, design: designOf(seeds.night, 'games') })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible()
  const categories = page.getByRole('navigation', { name: 'Game categories' })
  const favourites = categories.getByRole('link', { name: 'Favourites' })
  await expect.element(favourites).toHaveAttribute('aria-current', 'page')
  await categories.getByRole('link', { name: 'Recent' }).click()
  await expect.element(page.getByText('Games that you play appear here.')).toBeVisible()
  await favourites.click()
  await expect.element(page.getByRole('button', { name: 'Favourite: Football', pressed: true }).last()).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Mines' })).not.toBeInTheDocument()
})

/** An open round of a game. */
const openRound = (gameId: string, betAmount: number): BetModel => ({
  ...{ id: `0199aaaa-0000-7000-8000-00000000000${betAmount}`, gameId, betAmount, result: 'PENDING', winAmount: 0 },
  ...{ balance: 10, balanceVersion: 1, held: false, multiplier: 0, options: {}, edge: 300, createdAt: Date.now() },
  round: {
    ...{ step: 0, multiplier: 1, nextMultiplier: 1.1, picked: [], nonce: 0, clientSeed: 'a' },
    serverSeedHash: '0'.repeat(64),
  },
})
/** A player's lobby with open rounds. */
const withRounds = (...list: BetModel[]) =>
  openSite('/', { player: funded, design: lobbyDesign(), answers: () => answer(game.open, { list }) })

/** Whole tiles in the window, above the tab bar of a phone. */
function wholeTiles(): number {
  const bar = document.querySelector('nav.fixed')?.getBoundingClientRect()
  const bottom = bar && bar.height > 0 ? bar.top : innerHeight
  const isWhole = (tile: Element) => {
    const { top, bottom: end, width } = tile.getBoundingClientRect()
    return width > 60 && top >= 0 && end <= bottom
  }
  return games.elements().flatMap((region) => [...region.querySelectorAll('li')].filter(isWhole)).length
}

for (const [width, height, posterHeight, least] of [
  [1280, 800, 208, 9],
  [768, 1024, 128, 12],
  [360, 640, 128, 3],
] as const)
  test(`the games are the page: at ${width} by ${height} a visitor sees ${least} whole, under a poster of ${posterHeight} px at most; a player has none`, async () => {
    await page.viewport(width, height)
    answerLobby(everyGame)
    await openSite('/', { design: lobbyDesign() })
    await expect.poll(wholeTiles).toBeGreaterThanOrEqual(least)
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    const poster = heading.element().closest('section')
    expect(poster?.getBoundingClientRect().height).toBeLessThanOrEqual(posterHeight)
    await closeSite()
    await openSite('/', { player: funded, design: lobbyDesign() })
    await expect.poll(wholeTiles).toBeGreaterThanOrEqual(least)
    await expect.element(heading).toBeInTheDocument()
    expect(heading.element().closest('section')).toBeNull()
  })

test('a tile says what comes back and the most that a stake brings, in figures and in words, no more than the jurisdiction allows', async () => {
  answerLobby(everyGame)
  const jurisdiction = { ...demoJurisdiction, maxMultiplier: 5_000 }
  await openSite('/', { startup: { jurisdiction }, design: lobbyDesign() })
  const tile = games.getByRole('link', { name: /^Tower/ })
  await expect.element(tile).toHaveTextContent('97% · ↑ 5,000×')
  await expect.element(tile).toHaveAccessibleName('Tower 97% return to player, up to 5,000×')
  await closeSite()
  await openSite('/', { design: lobbyDesign() })
  await expect.element(tile).toHaveTextContent('97% · ↑ 254K×')
})

test('a game without a picture shows its colour and its name', async () => {
  answerLobby([{ id: 'x', gameId: 'roulette', name: 'Roulette', icon: '', link: '/game/roulette' }])
  await openSite('/', { design: lobbyDesign() })
  const tile = games.getByRole('link', { name: 'Roulette', exact: true })
  await expect.element(tile).toBeVisible()
  expect(tile.element().querySelector('img')).toBeNull()
  await expect.poll(() => getComputedStyle(tile.element()).backgroundColor).toBe('rgb(24, 38, 68)')
})

test('open rounds are one strip above the games', async () => {
  await page.viewport(360, 640)
  answerLobby()
  await openSite('/', { player: funded, design: lobbyDesign() })
  await expect.element(games.getByRole('link').first()).toBeVisible()
  const strip = page.getByRole('region', { name: 'Round still open' })
  await expect.element(strip).not.toBeInTheDocument()
  await closeSite()
  await withRounds(openRound('mines', 2))
  await expect.element(strip).toHaveTextContent('Mines: G$2.00 at stake.')
  await closeSite()
  await withRounds(openRound('tower', 3), openRound('mines', 2))
  await expect.element(strip).toHaveTextContent('You have 2 open rounds')
  const links = strip.getByRole('link')
  expect(links.elements().map((link) => (link as HTMLElement).innerText.replace(/\s+/g, ' '))).toEqual([
    'Tower G$3.00',
    'Mines G$2.00',
  ])
  answer(game.play, { model: { url: '/favicon.svg?tower', gameId: 'tower' } })
  await links.first().click()
  await expect.poll(() => location.pathname).toBe('/game/tower')
})

test('[RG-03] without an open round the strip holds the game played last, for a limited player the bets so far', async () => {
  const open = (player: typeof funded, recent: string[]) => {
    answerLobby()
    const answers = () => answer(myGames.list, { model: { favourites: [], recent } })
    return openSite('/', { player, design: lobbyDesign(), answers })
  }
  for (const [recent, name, words] of [
    [['tower', 'mines'], 'Tower', 'You played this last.'],
    [[], 'Crash', 'A new flight every few seconds'],
  ] as const) {
    await open(funded, [...recent])
    const strip = page.getByRole('main').getByRole('region', { name, exact: true })
    await expect.element(strip).toHaveTextContent(words)
    await expect.element(strip.getByRole('link')).toHaveAttribute('href', `/game/${name.toLowerCase()}`)
    await closeSite()
  }
  await open({ ...funded, limited: true }, ['tower'])
  const bets = page.getByRole('main').getByRole('region', { name: 'My bets' })
  await expect.element(bets.getByRole('link')).toHaveAttribute('href', '/history')
  await expect.element(page.getByText('You played this last.')).not.toBeInTheDocument()
})

test('the strip’s room stands before anything knows who the player is, and a visitor has none', async () => {
  answerLobby()
  await openSite('/', { design: lobbyDesign() })
  await expect.element(games).toBeVisible()
  const room = () => document.querySelector('main .min-h-15')?.getBoundingClientRect().height
  expect(room()).toBe(0)
  onTestFinished(() => {
    delete document.documentElement.dataset.player
  })
  document.documentElement.dataset.player = ''
  expect(room()).toBe(60)
})

test('a wrong password is said at the form, in words', async () => {
  answerLobby()
  refuse(auth.login, 'wrong_credentials')
  await openSite('/', { design: lobbyDesign() })
  await logIn()
  await expect.element(form.getByText(/wrong|not match|incorrect/i)).toBeVisible()
})

const tileOf = (name: string) =>
  games.getByRole('listitem').filter({ has: page.getByRole('link', { name: new RegExp(`^${name}`) }) })

test('the first tile is as large as four and shows the flight that goes on now; others show what goes on in their games', async () => {
  const feed = openFeed('crash')
  await openSite('/', {
    design: lobbyDesign(),
    player: funded,
    answers() {
      answerLobby(everyGame)
      answerFlight('crash')
      answer(winners.life, {
        list: [
          { gameId: 'mines', playing: 12 },
          { gameId: 'dice3', playing: 4, drawsAt: Date.now() + 75_000 },
          { gameId: 'sum28', drawsAt: Date.now() + 75_000 },
          { gameId: 'aviator', lastPoint: 3.04 },
        ],
      })
    },
  })
  await expect.element(tileOf('Mines')).toHaveTextContent('12 playing')
  await expect.element(tileOf('Three dice')).toHaveTextContent('4 playing')
  await expect.element(tileOf('Sum 28')).toHaveTextContent(/Next draw in 1:1\d/)
  await expect.element(tileOf('Aviator')).toHaveTextContent('last 3.04×')
  await expect.element(tileOf('Tower')).not.toHaveTextContent(/playing|last|Next/)
  const lead = games.getByRole('listitem').first()
  const [wide, narrow] = [lead, tileOf('Mines')].map((tile) => tile.element().getBoundingClientRect())
  expect(wide?.width).toBeGreaterThan(2 * (narrow?.width ?? 0))
  expect(wide?.height).toBeGreaterThan(2 * (narrow?.height ?? 0))
  await feed.line.joined('crash')
  feed.sync(flying(12_000))
  await expect.element(lead).toHaveTextContent(/Crash.*Flight 5 now(?!1\.00)\d\.\d\d×/)
})

test('[RG-03] a limited player sees nothing of others on the tiles', async () => {
  await openSite('/', {
    design: lobbyDesign(),
    player: { ...funded, limited: true },
    answers() {
      answerLobby(everyGame)
      answer(winners.life, { list: [{ gameId: 'mines', playing: 12 }] })
    },
  })
  await expect.element(tileOf('Mines').getByRole('button', { name: 'Favourite: Mines' })).toBeVisible()
  await expect.element(tileOf('Mines')).not.toHaveTextContent('playing')
  expect(requestsOf(winners.life)).toEqual([])
})

test('[FA-03] the poster shows how the last flight ended, its seal, and that this browser’s own check agrees', async () => {
  const seed = '6f'.repeat(32)
  const seedHash = 'b7bca7371b7976816f05ee141993a3170f9fa4faf73c4637a6729be9ac06db97'
  const flight = { id: '0199aaaa-0000-7000-8000-000000000001', salt: '5a17', entropy: 'e7', seedHash, edge: 300, seed }
  const voided = { ...flight, number: 4812, void: true, seed: undefined }
  const ticket = page.getByText('Flight 4811 ended at')
  for (const [point, verdict] of [
    [6.33, 'Checked in this browser'],
    [9.99, 'This browser’s check does not agree'],
  ] as const) {
    answerLobby()
    answer(multiplayer.rounds, { page: { content: [voided, { ...flight, number: 4811, point }], total: 2 } })
    await openSite('/', { design: lobbyDesign() })
    await expect.element(ticket).toBeVisible()
    expect(ticket.element().parentElement?.textContent).toContain(`${point}×Sealed before it b7bca7…06db97`)
    await vi.advanceTimersByTimeAsync(2500)
    const check = page.getByRole('link', { name: verdict })
    await expect.element(check).toBeVisible()
    await expect
      .element(check)
      .toHaveAttribute('href', expect.stringContaining(`/verify#%7B%22gameId%22%3A%22crash%22`))
    await closeSite()
  }
  // On a phone the poster has no room for it, and a player has no poster.
  await page.viewport(360, 740)
  answerLobby()
  answer(multiplayer.rounds, { page: { content: [{ ...flight, number: 4811, point: 6.33 }], total: 1 } })
  await openSite('/', { design: lobbyDesign() })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => requestsOf(multiplayer.rounds).length).toBeGreaterThan(0)
  await expect.element(ticket).not.toBeVisible()
})
