import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { layTable } from './game-table.ts'
import { closeSite } from './open-site.tsx'
import { falls, survives } from './table-bet.ts'

/** A game whose rows are climbed one after the other, and how its tests climb it. */
interface Climb {
  id: 'tower' | 'stair'
  requirement: string
  pick: string
  /** The name of the keys of the second row. */
  keysOf: string
  named: (row: number, column: number) => string
  /** Chosen first: its radio button, what is said then, and the chance of a step. */
  harder: readonly [name: string, rule: string, chance: string]
  options: object
  easier: string
  /** The column that is climbed, from 1. */
  column: number
  /** The states of a place: of one that is out of reach, can be climbed, and was climbed. */
  words: readonly [far: string, next: string, climbed: string]
  cashOut: string
  /** What falls on the climber, and how many are shown after a win with two rows, and after a fall from the first. */
  hazard: RegExp
  hazards: readonly [won: number, lost: number]
  /** A climb by keys: the digit of the first row's place, the places that are focused then, and the moves. */
  keys: readonly [digit: string, second: string, beside: string, third: string]
  keyMoves: readonly number[]
}

const climbs: readonly Climb[] = [
  {
    id: 'tower',
    requirement: '[BT-04]',
    pick: 'Pick a window',
    keysOf: 'Pick a window of row 2 1 of 4 go dark',
    named: (row, column) => `Row ${row}, window ${column}`,
    harder: ['Hard', 'In each row 1 of 2 windows stay lit.', '50.00%'],
    options: { difficulty: 'easy' },
    easier: 'Easy',
    column: 1,
    words: ['not reached yet', 'can be climbed now', 'lit, the climber was here'],
    cashOut: 'Cash out G$17.24',
    hazard: /: dark$/,
    hazards: [9, 8],
    keys: ['2', '1-1', '1-2', '2-2'],
    keyMoves: [1, 2],
  },
  {
    id: 'stair',
    requirement: '[BT-05]',
    pick: 'Pick a place',
    keysOf: 'Tap a place on step 2 2 of 19 have a stone',
    named: (row, column) => `Step ${row}, place ${column}`,
    harder: ['7', 'Stones that fall on each step: 7.', '65.00%'],
    options: { stones: 2 },
    easier: '2',
    column: 9,
    words: ['not reached yet', 'can be stepped on now', 'clear, the climber was here'],
    cashOut: 'Cash out G$12.04',
    hazard: /: a stone$/,
    hazards: [24, 23],
    keys: ['4', '1-', '1-', '2-'],
    keyMoves: [3, 4],
  },
]

const button = (name: string | RegExp) => page.getByRole('button', { name })
const radio = (name: string) => page.getByRole('radio', { name, exact: true })

for (const climb of climbs) {
  const { id, requirement, options, column, hazard, hazards } = climb
  const place = (row: number, at: number) => button(new RegExp(`^${climb.named(row, at)}:`))
  const shownHazards = () =>
    expect.poll(() => page.getByRole('grid').getByRole('button', { name: hazard }).elements().length)
  const at = column - 1
  const bet = async () => {
    await page.getByRole('textbox', { name: 'Stake' }).fill('10')
    await button(/^Bet/).click()
    await expect.element(button(climb.pick)).toBeVisible()
  }

  test(`${requirement} [FA-02] ${id}: a climb that is cashed out pays by the engine’s numbers`, async () => {
    const [far, next, climbed] = climb.words
    const table = layTable(id)
    table.aim(survives(at, at))
    await table.openGame()
    await expect.element(page.getByText('Sealed before your bet')).toBeVisible()
    await radio(climb.harder[0]).click({ force: true })
    for (const words of climb.harder.slice(1)) await expect.element(page.getByText(words)).toBeVisible()
    await radio(climb.easier).click({ force: true })
    await expect.element(place(1, column)).toHaveAccessibleName(`${climb.named(1, column)}: ${far}`)
    await bet()
    const key = page.getByRole('group', { name: climb.keysOf }).getByRole('button', { name: `${column}`, exact: true })
    // The first row on the board, the second one by the keys below it.
    for (const row of [1, 2]) {
      await (row === 1 ? place(row, column) : key).click()
      await expect.element(place(row, column)).toHaveAccessibleName(`${climb.named(row, column)}: ${climbed}`)
    }
    await shownHazards().toBe(0)
    await expect.element(place(3, column)).toHaveAccessibleName(`${climb.named(3, column)}: ${next}`)
    await closeSite()
    await table.openGame()
    await expect.element(place(2, column)).toHaveAccessibleName(`${climb.named(2, column)}: ${climbed}`)
    await expect.element(button(/^Cash out .* or G\$[\d.]+ next step/)).toBeVisible()
    await button(climb.cashOut).click()
    await expect.element(page.getByText('You won')).toBeVisible()
    await shownHazards().toBe(hazards[0])
  })

  test(`${requirement} [RG-04] ${id}: a fall is quiet, and said after the board has shown it`, async () => {
    const table = layTable(id)
    table.aim(falls(at))
    await table.openGame()
    await radio(climb.easier).click({ force: true })
    await bet()
    let moodAtHit: string | null | undefined
    const watch = new MutationObserver(() => {
      if (moodAtHit !== undefined || !document.querySelector('[data-hit=true]')) return
      moodAtHit = document.querySelector('[data-mood]')?.getAttribute('data-mood') ?? null
    })
    watch.observe(document, { subtree: true, childList: true, attributes: true })
    await place(1, column).click()
    await expect.element(page.getByText('Stake G$10.00 lost')).toBeVisible()
    watch.disconnect()
    expect(moodAtHit).not.toBe('lost')
    await expect.poll(() => document.querySelector('[data-mood]')?.getAttribute('data-mood')).toBe('lost')
    await shownHazards().toBe(hazards[1])
    await expect.element(page.getByText('You won')).not.toBeInTheDocument()
  })

  test(`${requirement} ${id}: a climb goes on where another device has left it`, async () => {
    const table = layTable(id)
    table.aim(survives(at, at))
    const open = table.bet({ betAmount: 10, ...options })
    table.play(open, at)
    table.play(open, at)
    await table.openGame()
    await expect.element(place(2, column)).toHaveAccessibleName(/the climber was here$/)
    await expect.element(page.getByRole('img', { name: 'Balance is live' })).toBeVisible()
    table.cashOut(open)
    table.tell(open)
    await expect.element(button(/^Bet/)).toBeVisible()
    await shownHazards().toBe(hazards[0])
  })

  test(`${requirement} ${id}: a climb from the keyboard alone, with reduced motion at once`, async () => {
    const [digit, second, beside, third] = climb.keys
    const press = (keys: string) => userEvent.keyboard(keys)
    const focusIsOn = (start: string) =>
      expect.poll(() => (document.activeElement as HTMLElement).dataset.place ?? '').toMatch(new RegExp(`^${start}`))
    const table = layTable(id)
    table.aim(survives(...climb.keyMoves))
    await table.openGame()
    await press(' ')
    await expect.element(button(climb.pick)).toBeVisible()
    await press(digit)
    await expect.element(button(/^Cash out/)).toBeVisible()
    await press('{ArrowUp}')
    await focusIsOn(second)
    await press('{ArrowRight}')
    await focusIsOn(beside)
    await press('{Enter}')
    await expect.poll(() => table.bets[0]?.moves).toEqual(climb.keyMoves)
    await focusIsOn(third)
    const running = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
    expect(running).toEqual([])
    await press(' ')
    await expect.element(page.getByText('You won')).toBeVisible()
  })
}

for (const locale of ['en', 'pt-BR', 'id-ID'])
  test(`on a narrow phone the big button says all in ${locale}, and does not grow`, async () => {
    localStorage.setItem('currentLanguage', locale)
    for (const width of [320, 360]) {
      await page.viewport(width, 640)
      const table = layTable('tower')
      table.aim(survives(0))
      await table.openGame()
      const act = () => document.querySelector<HTMLElement>('[data-act]')
      await page.getByRole('textbox').first().fill('1000')
      const { offsetHeight } = act() ?? {}
      act()?.click()
      await expect.poll(() => document.querySelector('[data-act]')?.textContent).not.toContain('G$')
      await userEvent.keyboard('1')
      await expect.poll(() => act()?.textContent?.match(/G\$/g)).toHaveLength(2)
      const cut = [...(act()?.querySelectorAll('span') ?? [])].filter((span) => span.scrollWidth > span.clientWidth + 1)
      expect(cut.map(({ textContent }) => textContent)).toEqual([])
      expect(act()?.offsetHeight).toBe(offsetHeight)
      await closeSite()
    }
    localStorage.removeItem('currentLanguage')
    await page.viewport(1280, 720)
  })
