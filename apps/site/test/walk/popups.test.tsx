import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../src/kernel/query-client.ts'
import { BrowserRouter } from '../../src/kernel/router/index.ts'
import { keepStartup } from '../../src/player/startup.ts'
import { closePopup, openPopup } from '../../src/popups/popups.ts'
import { popupScreens as popupsOfSite } from '../../src/shell/popup-screen.tsx'
import { Popups } from '../../src/shell/popups.tsx'
import { funded, startupOf } from '../models.ts'
import { openInPlace } from '../open-site.tsx'
import { answerEverything } from './answers.ts'
import { look, painted, speak, startNarrow } from './look.ts'
import { type PopupScreen, popupScreens } from './popup-screens.ts'

const dialog = () => document.querySelector('[role=dialog], [role=alertdialog]')

/** Opens a popup over the page that is open, looks at it, and closes it. */
async function walk({ name, request, startup, answers, act }: PopupScreen): Promise<void> {
  keepStartup(startupOf(startup))
  answerEverything()
  answers?.()
  await startNarrow()
  await speak('plain')
  await popupsOfSite[request.name].load()
  openPopup(request, { isRequested: true })
  await vi.advanceTimersByTimeAsync(500)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  if (act) await painted(act)
  await look(name, () => dialog() ?? document.body)
  closePopup(request.name)
  await vi.advanceTimersByTimeAsync(4_000)
  await expect.poll(dialog, { message: name }).toBeNull()
  // The next look of the popup asks again.
  queryClient.removeQueries({ type: 'inactive' })
}

test('every popup has a screen', () => {
  const names = Object.keys(popupsOfSite)
  expect(names).toContain('login')
  expect(names.filter((name) => !popupScreens.some(({ request }) => request.name === name))).toEqual([])
})

for (const [whom, who] of [
  ['a visitor', undefined],
  ['a player', 'player'],
] as const)
  test(`[PO-01] every popup of ${whom} fits each width in both directions and a long language, and axe finds nothing`, async () => {
    answerEverything()
    // Over nothing: what is below a popup has a walk of its own.
    const alone = (
      <BrowserRouter>
        <Popups />
      </BrowserRouter>
    )
    await openInPlace(alone, '/', who === 'player' ? { player: funded } : {})
    const screens = popupScreens.filter((screen) => screen.who === who)
    expect(screens.length).toBeGreaterThan(15)
    for (const screen of screens) await walk(screen)
  }, 120_000)
