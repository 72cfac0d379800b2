import { type Locale, localeNames, locales, messagePhrases } from '@fairground/phrases'

/** A message in the local inbox. */
export type InboxMessage = { recipient: string; subject: string; body: string; createdAt: Date }

const STYLE = `
:root { color-scheme: dark; font: 16px/1.5 system-ui, sans-serif; background: #14101f; color: #f4efff; }
body { margin: 0 auto; max-width: 40rem; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .5rem; }
p { margin: 0 0 1rem; color: #c6bddb; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
main li { background: #211a33; border: 1px solid #3b3155; border-radius: .75rem; padding: 1rem; overflow-wrap: anywhere; }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; color: #c6bddb; font-size: .875rem; }
h2 { font-size: 1rem; margin: .5rem 0 0; }
pre { font: inherit; white-space: pre-wrap; margin: .5rem 0 0; }
a { color: #ffd166; display: inline-block; min-height: 2.75rem; line-height: 2.75rem; padding-inline: .25rem; }
a:focus-visible { outline: 2px solid #ffd166; border-radius: .25rem; }
nav { margin-top: 1.5rem; } nav ul { display: flex; flex-wrap: wrap; gap: .75rem; }
[aria-current] { color: inherit; text-decoration: none; font-weight: 600; }
`

/** The page of the local inbox: the latest messages, the newest first. It needs no script. */
export function inboxPage(messages: readonly InboxMessage[], locale: Locale, nonce: string): string {
  const { title, text, empty, to, reload, languages } = messagePhrases[locale].inbox
  const items = messages.map(({ recipient, subject, body, createdAt }) => {
    const time = createdAt.toISOString()
    const heading = subject === '' ? '' : `<h2>${escapeHtml(subject)}</h2>`
    return `<li><header><span>${to} ${escapeHtml(recipient)}</span><time datetime="${time}">${time.slice(11, 19)} UTC</time></header>${heading}<pre>${escapeHtml(body)}</pre></li>`
  })
  const links = locales.map((other) => {
    const current = other === locale ? ' aria-current="true"' : ''
    return `<li><a href="?lang=${other}" lang="${other}"${current}>${localeNames[other]}</a></li>`
  })
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Fairground</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="?lang=${locale}">${reload}</a></p>
<main>${items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${empty}</p>`}</main>
<nav aria-label="${languages}"><ul>${links.join('')}</ul></nav>
</body>
</html>
`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
