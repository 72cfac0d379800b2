import { checkoutPhrases, type Locale } from '@fairground/phrases'
import { type Html, html } from './html.ts'
import { LOCALES } from './texts.ts'

/** The content and the settings of a page. */
export interface PageFrame {
  locale: Locale
  title: string
  /** Decides the colour of the ticket's edge. */
  tone: 'open' | 'paid' | 'declined' | 'expired' | 'unknown'
  /** Nonce of the answer's content security policy. */
  nonce: string
  /** CSS rules of this page alone, such as the times of its lamps. */
  style: Html
  content: Html
}

/** The whole document; it needs no script. */
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
    ({ locale: linkLocale, name }) =>
      html`<li><a href="?lang=${linkLocale}" lang="${linkLocale}"${linkLocale === locale ? html` aria-current="true"` : ''}>${name}</a></li>`,
  )}</ul>
</nav>
</body>
</html>
`.text
}
