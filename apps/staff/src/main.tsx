import { themeCss } from '@fairground/ui/theme'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { LanguageProvider } from './language.tsx'
import { followWidth } from './layout.ts'
import { queryClient } from './query-client.ts'
import './staff.css'

followWidth()
const theme = new CSSStyleSheet()
theme.replaceSync(themeCss({}))
document.adoptedStyleSheets.push(theme)

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <App />
      </LanguageProvider>
    </QueryClientProvider>
  </StrictMode>,
)
