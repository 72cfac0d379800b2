import { themeCss } from '@fairground/ui/theme'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { App } from '../../../staff/src/app.tsx'
import { LanguageProvider } from '../../../staff/src/language.tsx'
import { followWidth } from '../../../staff/src/layout.ts'
import { queryClient } from '../../../staff/src/query-client.ts'
import { signOut } from '../../../staff/src/session.ts'
import '../../../staff/src/staff.css'
import { atEnd } from '../stand-in.ts'

let root: Root | undefined

/** Gives the page the styles of the staff page in place of the site's, before a file's first test. */
export function dressAsStaff(): void {
  for (const style of document.querySelectorAll('style[data-vite-dev-id$="site.css"]')) style.remove()
  const theme = new CSSStyleSheet()
  theme.replaceSync(themeCss({}))
  document.adoptedStyleSheets.push(theme)
  followWidth()
}

/** Shows the staff page at a place (`#cases`), as its `main.tsx` does. */
export function openStaff(place: string): void {
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

atEnd.close = async () => {
  root?.unmount()
  root = undefined
  signOut('left')
  queryClient.clear()
  document.getElementById('root')?.remove()
}
