// Measures the look: the contrast of each text with its ground by pixels, in every design; what moves by itself while a page stands
// up; the frames of a large win and of the lobby's first tile on a slow phone. A stranger's way to a board: taps.ts.
import * as game from '@fairground/contract/calls/game'
import * as operator from '@fairground/contract/calls/operator'
import { seededDesigns } from '@fairground/contract/design'
import { HEADERS } from '@fairground/contract/headers'
import { newStaffKey } from '@fairground/server/people/staff/staff-key.ts'
import { startTestServer, type TestServer } from '@fairground/testkit'
import { startTestCluster } from '@fairground/testkit/cluster.ts'
import { CLUSTER_VARIABLE } from '@fairground/testkit/database.ts'
import { newPlayer, type Player } from '@fairground/testkit/player.ts'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { buildSite } from './load/pages.ts'
import { openCanvas, readContrast } from './look/contrast.ts'
import { framesOfLead, framesOfWin } from './look/frames.ts'
import { shiftOf } from './look/shift.ts'

const SHIFT_BAR = 0.02
const FRAMES_BAR = 58

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]
const GAMES = ['crash', 'aviator', 'mines', 'stair', 'tower', 'football', 'kangaroo', 'thimbles', 'scratch', 'freespin']
/** Where texts are looked at, each as the first screen of its window shows it. */
const READ = ['/', '/games', '/page/promotions', '/fairness', '/player/me', ...GAMES.map((id) => `/game/${id}`)]
/** Where nothing may move by itself. */
const STANDS = ['/', '/games', '/page/promotions']

/** @param options `contrast`, `shift`, `frames`; all when there are none */
export async function run(options: string[]): Promise<boolean> {
  const wants = (part: string) => options.length === 0 || options.includes(part)
  const siteFolder = buildSite()
  const cluster = await startTestCluster()
  process.env[CLUSTER_VARIABLE] = cluster.url
  const server = await startTestServer({ siteFolder, pace: { bettingMs: 5_000 } })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const parts = { server, browser }
    const results = []
    if (wants('shift')) results.push(await shifts(parts))
    if (wants('frames')) results.push(await frames(parts))
    if (wants('contrast')) results.push(await contrasts(parts))
    return results.every(Boolean)
  } finally {
    await browser.close()
    await server.stop()
    await cluster.stop()
  }
}

interface Parts {
  server: TestServer
  browser: Browser
}

/** A player who has a round open, in Mines. */
async function withOpenRound(server: TestServer): Promise<Player> {
  const player = await newPlayer(server, { deposit: 500 })
  await player.call(game.bet, { gameId: 'mines', model: { betAmount: 5, mines: 3 } })
  return player
}

/** Logs a player in on all pages of a context. */
async function logIn(context: BrowserContext, player: Player | undefined): Promise<void> {
  if (player)
    await context.addInitScript((token) => localStorage.setItem('user', JSON.stringify({ token })), player.token)
}

async function shifts({ server, browser }: Parts): Promise<boolean> {
  const whos = {
    visitor: undefined,
    player: await newPlayer(server, { deposit: 500 }),
    'player with an open round': await withOpenRound(server),
  }
  const rows = []
  for (const [who, player] of Object.entries(whos))
    for (const viewport of WINDOWS)
      for (const path of STANDS) {
        const context = await browser.newContext({ viewport })
        await logIn(context, player)
        const { shift, moved } = await shiftOf(context, `${server.url}${path}`)
        rows.push({ who, width: viewport.width, path, shift, kept: shift <= SHIFT_BAR, moved })
        await context.close()
      }
  console.table(rows)
  return rows.every(({ kept }) => kept)
}

async function frames({ server, browser }: Parts): Promise<boolean> {
  const rows = [
    { what: 'the lobby’s first tile', ...(await framesOfLead(browser, server)) },
    { what: 'a win of level 4', ...(await framesOfWin(browser, server)) },
  ].map((row) => ({ ...row, kept: row.worst >= FRAMES_BAR }))
  console.table(rows)
  return rows.every(({ kept }) => kept)
}

async function contrasts({ server, browser }: Parts): Promise<boolean> {
  const canvas = await openCanvas(browser)
  const player = await withOpenRound(server)
  const staffKey = await newStaffKey(server.parts.db, new Date(), 'bench')
  const rows = []
  for (const name of seededDesigns) {
    await server.call(operator.publishDesign, { name }, { headers: { [HEADERS.staffKey]: staffKey } })
    const foundFaults = await Promise.all(
      WINDOWS.map((viewport) => readAll({ server, browser, canvas, player, name, viewport })),
    )
    const [texts, low] = [sumOf(foundFaults.map((one) => one.texts)), sumOf(foundFaults.map((one) => one.low))]
    rows.push({ design: name, texts, low })
  }
  console.table(rows)
  return rows.every(({ texts, low }) => texts > 0 && low === 0)
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Reads every place in one window, and prints each text whose contrast is too low. */
async function readAll({
  server,
  browser,
  canvas,
  player,
  name,
  viewport,
}: Parts & {
  canvas: Page
  player: Player
  name: string
  viewport: { width: number; height: number }
}): Promise<{ texts: number; low: number }> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  await logIn(context, player)
  const page = await context.newPage()
  let [texts, low] = [0, 0]
  for (const path of READ) {
    await page.goto(`${server.url}${path}`)
    const contrast = await readContrast(page, canvas)
    texts += contrast.texts
    low += contrast.low.length
    for (const fault of contrast.low) console.info(`${name} ${viewport.width} ${path}`, fault)
  }
  await context.close()
  return { texts, low }
}
