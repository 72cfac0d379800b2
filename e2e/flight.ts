import type { Locator, Page } from '@playwright/test'

/** A slot of a multiplayer game as a player sees it. */
export interface FlightSlot {
  readonly panel: Locator
  /** Its big button, whatever it does now. */
  readonly act: Locator
  button(name: RegExp | string): Locator
  /** Sets the automatic cash-out. */
  setTarget(target: string): Promise<void>
}

/** One slot of a game that is open in a page, from 1. */
export function flightSlot(page: Page, number = 1): FlightSlot {
  const panel = page.getByRole('region', { name: `Bet ${number}` })
  return {
    panel,
    // While the button is busy, it shows its previous text.
    act: panel.locator('[data-act]:not([aria-busy])'),
    button: (name) => panel.getByRole('button', { name }),
    async setTarget(target) {
      await panel.getByRole('checkbox', { name: 'Automatic cash-out' }).check()
      await panel.getByRole('textbox', { name: 'Target of the automatic cash-out' }).fill(target)
    },
  }
}
