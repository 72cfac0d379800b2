import { checkoutPhrases, type Locale } from '@fairground/phrases'
import { type Html, html } from './html.ts'
import { LOCALES } from './texts.ts'

/** What each page is put into. */
export interface PageFrame {
  locale: Locale
  title: string
  /** Decides the colour of the ticket's edge. */
  tone: 'open' | 'paid' | 'declined' | 'expired' | 'unknown'
  /** Fits the content security policy of the same answer. */
  nonce: string
  /** Rules of this one page, such as how long its lamps burn. */
  style: Html
  content: Html
}

/** The whole document. Works without script. */
export function page({ locale, title, tone, nonce, style, content }: PageFrame): string {
  const phrases = checkoutPhrases[locale]
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<title>${title} · ${phrases.provider}</title>
<link rel="icon" href="data:,">
<link rel="preload" href="/assets/figtree.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/assets/checkout.css">
<style nonce="${nonce}">${style}</style>
</head>
<body>
<header class="awning">
<p class="provider"><span class="lamp" aria-hidden="true"></span>${phrases.provider}</p>
<p class="play-money">${phrases.playMoney}</p>
</header>
<main class="ticket ${tone}">${content}</main>
<nav aria-label="${phrases.languages}">
<ul>${LOCALES.map(
    ({ locale: other, name }) =>
      html`<li><a href="?lang=${other}" lang="${other}"${other === locale ? html` aria-current="true"` : ''}>${name}</a></li>`,
  )}</ul>
</nav>
</body>
</html>
`.text
}
