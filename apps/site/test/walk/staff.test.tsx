import { themeCss } from '@fairground/ui/theme'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { App } from '../../../staff/src/app.tsx'
import { LanguageProvider } from '../../../staff/src/language.tsx'
import { followWidth } from '../../../staff/src/layout.ts'
import { queryClient } from '../../../staff/src/query-client.ts'
import { signIn, signOut } from '../../../staff/src/session.ts'
import '../../../staff/src/staff.css'
import { lookAsItIs, startNarrow } from './look.ts'
import { answerStaff, staffPlaces } from './staff-screens.ts'

let root: Root | undefined

// The page of staff has styles of its own.
beforeAll(() => {
  for (const style of document.querySelectorAll('style[data-vite-dev-id$="site.css"]')) style.remove()
  const theme = new CSSStyleSheet()
  theme.replaceSync(themeCss({}))
  document.adoptedStyleSheets.push(theme)
  followWidth()
})

afterEach(() => {
  root?.unmount()
  signOut('left')
  queryClient.clear()
  document.getElementById('root')?.remove()
})

/** Shows the staff page at a place, as `main.tsx` does. */
async function openStaff(place: string): Promise<void> {
  answerStaff()
  await startNarrow()
  history.replaceState(null, '', `/staff${place}`)
  const element = document.body.appendChild(document.createElement('div'))
  element.id = 'root'
  root = createRoot(element)
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider>
          <App />
        </LanguageProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}

const fits = 'fits each width in both directions, and axe finds nothing'

test(`the way in for staff ${fits}`, async () => {
  await openStaff('')
  await expect.element(page.getByRole('button').first()).toBeInTheDocument()
  await lookAsItIs('the way in')
})

for (const [screen, place] of Object.entries(staffPlaces))
  test(`${screen} of the staff page ${fits}`, async () => {
    signIn('a key of the test')
    await openStaff(place)
    await expect.element(page.getByRole('article').first()).toBeInTheDocument()
    await lookAsItIs(screen)
  })
