import type { TextPatch } from './texts.ts'

/** What the script in the page is given. */
export interface BeforePaintData {
  /** The texts of each language but English, by lower-case tag, with the language's own spelling. */
  languages: Record<string, { tag: string; patch: TextPatch }>
  /** The file of each language's texts, to be fetched at once. */
  files: Record<string, string>
}

/**
 * Stands in the page as its only inline script and runs before the first paint, so it uses nothing from outside: puts
 * the player's language into the drawn page and fetches its texts, clears the lobby where another page was asked for,
 * and marks the page of a player who is logged in.
 */
export function beforePaint({ languages, files }: BeforePaintData): void {
  const root = document.getElementById('root')
  const html = document.documentElement
  let stored: string | null = null
  let player: string | null = null
  try {
    stored = localStorage.getItem('currentLanguage')
    player = localStorage.getItem('user')
  } catch {
    stored = null
  }
  if (player) html.dataset.player = ''
  if (location.pathname === '/repair') root?.replaceChildren()
  else if (location.pathname !== '/') document.getElementById('content')?.replaceChildren()

  const known = ['en', ...Object.keys(languages)]
  const wishes = [stored, new URLSearchParams(location.search).get('lang'), ...navigator.languages]
  let choice = 'en'
  for (const wish of wishes) {
    const asked = (wish ?? '').trim().toLowerCase()
    const match =
      known.find((tag) => tag === asked) ?? known.find((tag) => tag.split('-')[0] === asked.split(/[-_]/)[0])
    if (match) {
      choice = match
      break
    }
  }
  const file = files[choice]
  if (file) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }
  const language = languages[choice]
  if (!language || !root || location.pathname !== '/') return
  html.lang = language.tag
  const places: (Text | Element)[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text || (node instanceof Element && node.hasAttribute('aria-label'))) places.push(node)
  }
  for (const [at, text] of language.patch) {
    const place = places[at]
    if (place instanceof Text) place.data = text
    else place?.setAttribute('aria-label', text)
  }
}

/** Stands in the head: sets the layout before anything is laid out, from the same widths as `layoutFor`. */
export function layOut(): void {
  const wide = (px: number) => matchMedia(`(width >= ${px}px)`).matches
  document.documentElement.dataset.layout = wide(1024) ? 'desktop' : wide(768) ? 'tablet' : 'phone'
}
