import { steps } from '@fairground/contract/calls/list'
import { type Climb, climbing, openClimb } from './climb.ts'
import { fitsEveryWindow } from './fits-windows.ts'
import { expect, test } from './fixtures.ts'

/** What differs from one game that is climbed to the next. */
interface Differences {
  /** What falls on the climber: how such a place is named, and how many are shown when two rows were climbed. */
  hazards: readonly [named: RegExp, count: number]
  /** The widest column, from 1, of the second row. */
  widest: number
  /**
   * A climb by keys: the digit that climbs the first row; how the second row's place begins where an arrow leads from there,
   * then the one beside it; and the third row's above that. As `row-column`, from 0.
   */
  keys: readonly [digit: string, second: string, beside: string, third: string]
}

/**
 * The journeys of every game that is climbed.
 * @param id the requirement's, in brackets
 */
export function climbJourneys(id: string, climb: Climb, { hazards, widest, keys }: Differences): void {
  const address = `/h5/${climb.id}`

  test(`${id} a climb goes on where another device has left it`, async ({ page, player }) => {
    const me = await player({ deposit: 1000 })
    const round = await openClimb(me, climb, 2)
    await page.goto(address)
    const game = climbing(page, climb)
    await expect(game.place(2, climb.column)).toHaveAccessibleName(/the climber was here$/)
    await expect(page.getByRole('img', { name: 'Balance is live' })).toBeVisible()
    await me.call(steps[climb.id].cashOut, { id: round })
    await expect(game.bet).toBeVisible()
    await expect(page.getByRole('grid').getByRole('button', { name: hazards[0] })).toHaveCount(hazards[1])
  })

  test(`${id} a climb from the keyboard alone: digits, or arrows and Enter`, async ({ page, player }) => {
    const [digit, second, beside, third] = keys
    await player({ deposit: 1000 })
    await page.goto(address)
    const game = climbing(page, climb)
    const focusedPlace = (place: string) => page.locator(`[data-place^="${place}"]:focus`)
    const survivedSteps = async () => {
      await expect(game.cashOut.or(game.bet)).toBeVisible()
      return game.cashOut.isVisible()
    }
    for (let round = 0; round < 60; round += 1) {
      await expect(game.bet).not.toHaveAttribute('aria-busy')
      await game.bet.focus()
      await page.keyboard.press(' ')
      await expect(page.getByRole('button', { name: climb.pick })).toBeVisible()
      await page.keyboard.press(digit)
      if (!(await survivedSteps())) continue
      await page.keyboard.press('ArrowUp')
      await expect(focusedPlace(second)).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      const climbedPlaces = page.getByRole('button', { name: /(was here|ended the round)$/ })
      await expect(climbedPlaces.and(page.locator(`[data-place^="${beside}"]`))).toBeVisible()
      if (!(await survivedSteps())) continue
      await expect(focusedPlace(third)).toBeVisible()
      await page.keyboard.press(' ')
      await expect(page.getByText('You won')).toBeVisible()
      return
    }
    throw new Error('sixty climbs never came to the third row')
  })

  test(`${id} with reduced motion everything stands at once`, async ({ page, player }) => {
    await player({ deposit: 1000 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    await climbing(page, climb).climbUntil(1, '10')
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
    )
    expect(running).toBe(0)
  })

  fitsEveryWindow(`${id} the ${climb.id}`, async (page, player) => {
    await openClimb(player, climb, 1)
    await page.goto(address)
    const game = climbing(page, climb)
    await expect(game.cashOut).toBeInViewport()
    return [game.place(2, widest)]
  })
}
