import * as promotion from '@fairground/contract/calls/promotion'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, shownShareOf } from './fit.ts'
import { flightSlot, openFlight } from './flight-feed.ts'
import { flying, ownBetOf } from './flight-models.ts'
import { layTable } from './game-table.ts'
import { findMisfits, pixelsAstray } from './misfits.ts'
import { spinsOf } from './round-models.ts'
import { answer } from './stand-in.ts'
import { survives } from './table-bet.ts'

/** The smallest frame, a phone and a large screen. */
const WINDOWS = [
  [320, 240],
  [360, 640],
  [1680, 900],
] as const

// Axe looks at each window, which takes a busy machine seconds.
vi.setConfig({ testTimeout: 60_000 })

const button = (name: string | RegExp) => page.getByRole('button', { name })
const all = (selector: string) => () => [...document.querySelectorAll(selector)]

afterEach(async () => {
  await page.viewport(1280, 720)
})

/** Everything that is picked is in view and large enough for a finger, axe finds nothing, nothing can be moved sideways. */
async function fitsEveryWindow(picked: () => readonly Element[], leastShare = 0.999): Promise<void> {
  for (const [width, height] of WINDOWS) {
    await page.viewport(width, height)
    // A click that something lay under scrolls in search of a free spot.
    for (const one of document.querySelectorAll('*')) one.scrollTop = 0
    const size = `${width} × ${height}`
    await expect
      .poll(() => Math.min(...picked().map(shownShareOf)), { message: size })
      .toBeGreaterThanOrEqual(leastShare)
    const boxes = picked().map((one) => one.getBoundingClientRect())
    expect(boxes.length, size).toBeGreaterThan(0)
    expect(Math.min(...boxes.flatMap((box) => [box.width, box.height])), size).toBeGreaterThanOrEqual(24)
    expect(pixelsAstray(), size).toBe(0)
    await expectAccessible()
  }
}

/** Games with a round open, and what is picked in each. */
const games: readonly {
  id: string
  gameId: string
  model: object
  moves?: readonly number[]
  picked: () => readonly Element[]
}[] = [
  { id: '[BT-03]', gameId: 'mines', model: { mines: 1 }, moves: [0], picked: () => button(/^Cash out/).elements() },
  {
    ...{ id: '[BT-04]', gameId: 'tower', model: { difficulty: 'easy' }, moves: [0] },
    picked: () => [
      ...button(/^Cash out/).elements(),
      ...page.getByRole('group', { name: 'Pick a window of row 2' }).getByRole('button').elements(),
    ],
  },
  {
    ...{ id: '[BT-05]', gameId: 'stair', model: { stones: 2 }, moves: [8] },
    picked: () => [
      ...button(/^Cash out/).elements(),
      ...page.getByRole('group', { name: 'Tap a place on step 2' }).getByRole('button').elements(),
    ],
  },
  { id: '[BT-06]', gameId: 'football', model: { difficulty: 'easy' }, picked: all('[data-zone]') },
  {
    id: '[BT-07]',
    gameId: 'kangaroo',
    model: { difficulty: 'easy' },
    picked: () => button(/^Hop to lane 1 of/).elements(),
  },
  { id: '[BT-08]', gameId: 'thimbles', model: { balls: 1 }, picked: all('[data-board] [data-place]') },
]

for (const { id, gameId, model, moves = [], picked } of games)
  test(`${id} ${gameId} fits every window, and axe finds nothing`, async () => {
    const table = layTable(gameId)
    table.aim(survives(...moves))
    const open = table.bet({ betAmount: 10, ...model })
    for (const move of moves) table.play(open, move)
    await table.openGame()
    await expect.poll(() => picked().length).toBeGreaterThan(0)
    await fitsEveryWindow(picked)
  })

test('[BT-03] on a phone the fairness of the game is among its tools, and axe finds nothing', async () => {
  await page.viewport(360, 640)
  await layTable('mines').openGame()
  await button('Tools of the game').click()
  await button('Fairness').click()
  await expect.element(page.getByRole('dialog', { name: 'Fairness' }).getByText('In use now')).toBeVisible()
  await expectAccessible()
})

test('[BT-09] scratch fits every window, and axe finds nothing', async () => {
  await layTable('scratch').openGame()
  await button(/^Buy a ticket/).click()
  await expect.element(button('Reveal all')).toBeVisible()
  await fitsEveryWindow(all('[data-field]'))
})

test('[BT-10] the wheel fits every window, and axe finds nothing', async () => {
  await layTable('freespin').openGame({ answers: () => answer(promotion.freeSpins, { model: spinsOf([1, 1]) }) })
  await expect.element(button(/^Spin/)).toBeEnabled()
  await expect.element(page.getByText('Spins of G$1.00')).toBeInTheDocument()
  await fitsEveryWindow(all('[data-board]'))
})

test('[BT-01] a flight is played in every window, and axe finds nothing', async () => {
  const feed = await openFlight('crash', {}, [ownBetOf()])
  feed.sync(flying(12_000))
  await expect.element(flightSlot().act).toHaveTextContent(/^Cash out/)
  for (const [width, height] of [...WINDOWS, [740, 360], [1280, 800]] as const) {
    await page.viewport(width, height)
    const size = `${width} × ${height}`
    const shown = (selector: string) => shownShareOf(document.querySelector(selector) ?? document.body)
    await expect.poll(() => shown('canvas'), { message: size }).toBeGreaterThanOrEqual(0.8)
    expect(shown('[data-act]'), size).toBeGreaterThanOrEqual(0.5)
    expect(pixelsAstray(), size).toBe(0)
    expect(findMisfits(document.body), size).toEqual([])
  }
  await expectAccessible()
})
