import { themeCss } from '@fairground/ui/theme'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { App } from './app.tsx'
import { LanguageProvider } from './language.tsx'
import { followWidth } from './layout.ts'
import { queryClient } from './query-client.ts'
import './staff.css'

/** Gives the page its colours, and lets it follow the window's width. */
export function dressPage(): void {
  followWidth()
  const theme = new CSSStyleSheet()
  theme.replaceSync(themeCss({}))
  document.adoptedStyleSheets.push(theme)
}

/** Shows the whole staff page in an element. */
export function showStaffPage(element: Element): Root {
  const root = createRoot(element)
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider>
          <App />
        </LanguageProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
  return root
}
