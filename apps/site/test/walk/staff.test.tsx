import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '../../../staff/src/session.ts'
import { lookAsItIs, painted, startNarrow } from './look.ts'
import { dressAsStaff, openStaff } from './staff-page.tsx'
import { answerStaff, staffPlaces, staffPopups } from './staff-screens.ts'

beforeAll(dressAsStaff)

const fits = 'fits each width in both directions, and axe finds nothing'

test(`the way in for staff ${fits}`, async () => {
  answerStaff()
  await startNarrow()
  openStaff('')
  await expect.element(page.getByRole('button').first()).toBeInTheDocument()
  await lookAsItIs('the way in')
})

/** Opens a place of the staff page for somebody who is signed in. */
async function openSignedIn(place: string): Promise<void> {
  answerStaff()
  await startNarrow()
  signIn('a key of the test')
  openStaff(place)
  await expect.element(page.getByRole('article').first()).toBeInTheDocument()
}

for (const [screen, place] of Object.entries(staffPlaces))
  test(`${screen} of the staff page ${fits}`, async () => {
    await openSignedIn(place)
    await lookAsItIs(screen)
  })

for (const [screen, button] of staffPopups)
  test(`${screen}: what staff is asked at “${button}” ${fits}`, async () => {
    await openSignedIn(staffPlaces[screen])
    await painted(() => page.getByRole('button', { name: button, exact: true }).click())
    await expect.element(page.getByRole('dialog')).toBeInTheDocument()
    await lookAsItIs(`${screen}: ${button}`, () => document.querySelector('[role=dialog]') ?? document.body)
  })
