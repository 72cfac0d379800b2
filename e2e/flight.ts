import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import { createClient } from '@fairground/testkit/client.ts'
import { expect, type Locator, type Page } from '@playwright/test'

/** A slot of a multiplayer game as a player sees it. */
export interface FlightSlot {
  readonly panel: Locator
  /** Its big button, whatever it does now. */
  readonly act: Locator
  button(name: RegExp | string): Locator
  /** Sets the automatic cash-out. */
  setTarget(target: string): Promise<void>
  /** Bets in the round that takes bets next, and waits until the bet flies; a flight that ends at 1.00 is one more try. */
  fly(): Promise<void>
}

/** Flights that end before anything can be done: this many in a row are no accident. */
const MOST_TRIES = 12

/** One slot of a game that is open in a page, from 1. */
export function flightSlot(page: Page, number = 1): FlightSlot {
  const panel = page.getByRole('region', { name: `Bet ${number}` })
  // While the button is busy, it shows its previous text.
  const act = panel.locator('[data-act]:not([aria-busy])')
  const slot: FlightSlot = {
    panel,
    act,
    button: (name) => panel.getByRole('button', { name }),
    async setTarget(target) {
      await panel.getByRole('checkbox', { name: 'Automatic cash-out' }).check()
      await panel.getByRole('textbox', { name: 'Target of the automatic cash-out' }).fill(target)
    },
    async fly() {
      for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
        await panel.getByRole('button', { name: /^Bet/ }).click()
        await expect(act).toHaveText(/^(Your bet is in|Cancel the bet|Cash out)/)
        await expect(act).toHaveText(/^(Cash out|Bet)/, { timeout: 150_000 })
        if ((await act.innerText()).startsWith('Cash out')) return
      }
      throw new Error(`no flight in ${MOST_TRIES} bets`)
    },
  }
  return slot
}

/** Opens a multiplayer game, or a demonstration of it, without the shell and waits for its first round. */
export async function openFlight(page: Page, gameId: 'crash' | 'aviator', as?: 'demo'): Promise<void> {
  const server = createClient(process.env.FAIRGROUND_URL ?? '')
  const isChained = () =>
    server(multiplayer.term, { gameId }).then(
      () => true,
      () => false,
    )
  // A new product makes its chain of seeds first.
  await expect.poll(isChained, { timeout: 120_000 }).toBe(true)
  await page.goto(`/h5/${gameId}${as === 'demo' ? '?demo=true' : ''}`)
  await expect(flightSlot(page).act).toHaveText(/^(Bet|Cash out|Your bet is in)/, { timeout: 30_000 })
}
