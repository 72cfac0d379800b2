import * as promotion from '@fairground/contract/calls/promotion'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openFlight } from './flight-feed.ts'
import { type GameTable, gameReady, layTable } from './game-table.ts'
import { spinsOf } from './round-models.ts'
import { answer } from './stand-in.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const press = (keys: string) => userEvent.keyboard(keys)
const stake = () => page.getByRole('textbox', { name: /^(Stake|Price)/ }).first()
const liveTile = () => document.querySelector<HTMLElement>('[data-board] button[data-live="true"]')
const focusMain = () => (page.getByRole('main').element() as HTMLElement).focus()

/** Opens the help by its key; the keys that it lists, as they stand on the keyboard. */
async function listedKeys(): Promise<string[]> {
  await press('?')
  const help = page.getByRole('dialog')
  await expect.element(help).toBeVisible()
  // The rules, in a sentence or more, above the keys.
  expect(help.element().querySelector('p')?.textContent).toMatch(/^.{80,}/)
  const keys = [...help.element().querySelectorAll('dt')].map((term) =>
    [...term.querySelectorAll('kbd')].map((key) => key.textContent).join(' '),
  )
  await press('{Escape}')
  await expect.element(help).not.toBeInTheDocument()
  return keys
}

/** Bets by the space bar, after which a place can be picked; picks, and ends the round where it goes on. */
async function playBy(table: GameTable, pick: () => Promise<unknown>): Promise<void> {
  focusMain()
  await press(' ')
  await expect.poll(liveTile).not.toBeNull()
  await expect.element(button(/^Cash out/)).not.toBeInTheDocument()
  await pick()
  await expect.poll(() => table.bets.at(-1)?.moves.length).toBe(1)
  if (table.bets.at(-1)?.result === 'PENDING') {
    await expect.element(button(/^Cash out/)).toBeVisible()
    focusMain()
    await press(' ')
  }
  await expect.element(button(/^Bet/)).toBeVisible()
  await gameReady()
}

async function stakeChanges(key: string): Promise<void> {
  const before = (stake().element() as HTMLInputElement).value
  await press(key)
  await expect.element(stake()).not.toHaveValue(before)
}

/** The chosen option: the radio buttons of a game's choice, or its slider. */
const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked, input[type=range]')]
    .map((one) => (one.type === 'range' ? one.value : one.parentElement?.textContent))
    .join()

async function optionChanges(key: string): Promise<void> {
  focusMain()
  const before = chosen()
  await press(key)
  await expect.poll(chosen).not.toBe(before)
}

const pressTile = async () => {
  liveTile()?.focus()
  await press('{Enter}')
}

/** What each key of the list does, shown by its effect; by the text that the help has for it. */
const EFFECTS: Readonly<Record<string, (table: GameTable) => Promise<void>>> = {
  Space: (table) => playBy(table, pressTile),
  A: () => stakeChanges('a'),
  S: () => stakeChanges('s'),
  // User-event's own language has these two doubled.
  ']': () => optionChanges(']]'),
  async '['() {
    focusMain()
    await press(']]')
    await optionChanges('[[')
  },
  R: (table) => playBy(table, () => press('r')),
  digits: (table) => playBy(table, () => press('1')),
  async '← ↑ ↓ →'() {
    focusMain()
    await press('{ArrowUp}')
    await expect.poll(() => document.querySelector('[data-board] :focus')).not.toBeNull()
  },
  Enter: (table) => playBy(table, pressTile),
  async '?'() {
    // The list itself was opened by it.
  },
}

for (const game of ['mines', 'tower', 'stair', 'football', 'kangaroo', 'thimbles'])
  test(`each key that the help of ${game} lists has an effect, and its rules stand above them`, async () => {
    const table = layTable(game)
    await table.openGame()
    const keys = await listedKeys()
    expect(keys).toEqual(expect.arrayContaining(['Space', 'A', 'S', '[', ']', 'Enter', '?']))
    expect(keys.includes('R')).toBe(game !== 'kangaroo')
    for (const key of keys) {
      const effect = EFFECTS[key] ?? (/^1/.test(key) ? EFFECTS.digits : undefined)
      if (!effect) throw new Error(`nobody knows what ${key} does in ${game}`)
      await effect(table)
    }
  }, 30_000)

/** What the help of the games without steps lists; the digits of aviator choose the slot, those of scratch a field. */
const WITHOUT_STEPS: Readonly<Record<string, readonly string[]>> = {
  crash: ['Space', 'A', 'S', '?'],
  aviator: ['Space', 'A', 'S', '1 2', '?'],
  scratch: ['Space', 'A', 'S', '1 … 9', '← ↑ ↓ →', 'Enter', '?'],
  freespin: ['Space', '?'],
}

for (const [game, keys] of Object.entries(WITHOUT_STEPS))
  test(`the help of ${game} lists the keys that it has, and the keys of its stake work`, async () => {
    if (game === 'crash' || game === 'aviator') {
      await openFlight(game)
      await gameReady()
    } else await layTable(game).openGame({ answers: () => answer(promotion.freeSpins, { model: spinsOf([1, 2]) }) })
    expect(await listedKeys()).toEqual(keys)
    for (const key of keys.filter((one) => one === 'A' || one === 'S')) await stakeChanges(key.toLowerCase())
  })
