import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Where a stepped game stands: its big button bets, asks for a pick or cashes out. */
const bet = (page: Page) => page.getByRole('button', { name: /^Bet/ })
const cashOut = (page: Page) => page.getByRole('button', { name: /^Cash out/ })
const liveTiles = (page: Page) => page.locator('[data-board] button[data-live="true"]')

/** Opens the help by its key; the keys that it lists, as they stand on the keyboard. */
async function listedKeys(page: Page): Promise<string[]> {
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Rules and keys' })
  // The rules, in a sentence or more, above the keys.
  await expect(help.locator('p').first()).toHaveText(/^.{80,}/)
  const keys = await help
    .locator('dt')
    .evaluateAll((terms) =>
      terms.map((term) => [...term.querySelectorAll('kbd')].map((key) => key.textContent).join(' ')),
    )
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  return keys
}

/** Bets by the space bar, after which a place can be picked. */
async function open(page: Page): Promise<void> {
  await expect(bet(page)).toBeEnabled()
  await page.keyboard.press(' ')
  await expect(liveTiles(page).first()).toBeVisible()
  await expect(cashOut(page)).toBeHidden()
}

/** Waits for what a pick led to, and ends the round by the space bar where it goes on. */
async function close(page: Page): Promise<void> {
  await expect(cashOut(page).or(bet(page))).toBeEnabled()
  if (await cashOut(page).isVisible()) await page.keyboard.press(' ')
  await expect(bet(page)).toBeEnabled()
}

/** What each key of the list does, shown by its effect; by the text that the help has for it. */
const EFFECTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async Space(page) {
    await open(page)
    await liveTiles(page).first().press('Enter')
    await close(page)
  },
  async A(page) {
    await stakeChanges(page, 'a')
  },
  async S(page) {
    await stakeChanges(page, 's')
  },
  async ']'(page) {
    await optionChanges(page, ']')
  },
  async '['(page) {
    await page.keyboard.press(']')
    await optionChanges(page, '[')
  },
  async R(page) {
    await open(page)
    await page.keyboard.press('r')
    await close(page)
  },
  async digits(page) {
    await open(page)
    await page.keyboard.press('1')
    await close(page)
  },
  async '← ↑ ↓ →'(page) {
    await page.getByRole('main').focus()
    await page.keyboard.press('ArrowUp')
    await expect(page.locator('[data-board] :focus')).toHaveCount(1)
  },
  async Enter(page) {
    await open(page)
    await page.locator('[data-board] button[data-live="true"]').first().focus()
    await page.keyboard.press('Enter')
    await close(page)
  },
  async '?'() {
    // The list itself was opened by it.
  },
}

async function stakeChanges(page: Page, key: string): Promise<void> {
  const stake = page.getByRole('textbox', { name: 'Stake' })
  const before = await stake.inputValue()
  await page.keyboard.press(key)
  await expect(stake).not.toHaveValue(before)
}

/** The chosen option: the radio buttons of a game's choice, or its slider. */
const chosen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input:checked, input[type=range]')]
      .map((one) =>
        one instanceof HTMLInputElement && one.type === 'range' ? one.value : one.parentElement?.textContent,
      )
      .join(),
  )

async function optionChanges(page: Page, key: string): Promise<void> {
  await page.getByRole('main').focus()
  const before = await chosen(page)
  await page.keyboard.press(key)
  await expect.poll(() => chosen(page)).not.toBe(before)
}

const STEPPED = ['mines', 'tower', 'stair', 'football', 'kangaroo', 'thimbles']

test('each key that the help of a stepped game lists has an effect, and its rules stand above them', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const game of STEPPED) {
    await test.step(game, async () => {
      await page.goto(`/h5/${game}?demo=true`)
      await expect(bet(page)).toBeEnabled()
      const keys = await listedKeys(page)
      expect(keys).toEqual(expect.arrayContaining(['Space', 'A', 'S', '[', ']', 'Enter', '?']))
      expect(keys.includes('R')).toBe(game !== 'kangaroo')
      for (const key of keys) {
        const effect = EFFECTS[key] ?? (/^1/.test(key) ? EFFECTS.digits : undefined)
        if (!effect) throw new Error(`nobody knows what ${key} does in ${game}`)
        await test.step(key, () => effect(page))
      }
    })
  }
})

/** What the help of the games without steps lists; the digits of aviator choose the slot, those of scratch a field. */
const WITHOUT_STEPS: Readonly<Record<string, readonly string[]>> = {
  crash: ['Space', 'A', 'S', '?'],
  aviator: ['Space', 'A', 'S', '1 2', '?'],
  scratch: ['Space', 'A', 'S', '1 … 9', '← ↑ ↓ →', 'Enter', '?'],
  freespin: ['Space', '?'],
}

test('the help of a game without steps lists the keys that it has, and the keys of its stake work', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [game, keys] of Object.entries(WITHOUT_STEPS)) {
    await test.step(game, async () => {
      await page.goto(`/h5/${game}?demo=true`)
      const stake = page.getByRole('textbox', { name: /^(Stake|Price)/ }).first()
      if (keys.includes('A')) await expect(stake).toBeVisible()
      else await expect(page.getByRole('button', { name: /^Spin/ })).toBeVisible()
      // A flight that has just been found is drawn anew once: a press before that is lost.
      await expect(async () => {
        await page.keyboard.press('?')
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      expect(await listedKeys(page)).toEqual(keys)
      for (const key of keys.filter((one) => one === 'A' || one === 'S')) {
        const before = await stake.inputValue()
        await page.keyboard.press(key.toLowerCase())
        await expect(stake).not.toHaveValue(before)
      }
    })
  }
})
