import { type Locale, localeNames, locales, messagePhrases } from '@fairground/phrases'

/** A message in the local inbox. */
type InboxMessage = { recipient: string; subject: string; body: string; createdAt: Date }

/** The page with the latest messages, the newest first, and the key that opened it; or without one, as a form for the key. */
export type InboxPage = { messages: readonly InboxMessage[]; key: string } | { isRefused: boolean }

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
label { display: block; margin-bottom: .25rem; }
input, button { box-sizing: border-box; font: inherit; min-height: 2.75rem; padding: .5rem .75rem; border-radius: .5rem; }
input { width: 100%; margin-bottom: .75rem; color: inherit; background: #211a33; border: 1px solid #7a6ba3; }
button { color: #ffd166; background: none; border: 1px solid #ffd166; cursor: pointer; }
:focus-visible { outline: 2px solid #ffd166; outline-offset: 2px; }
[role=alert] { color: #ffb4a8; }
nav { margin-top: 1.5rem; } nav ul { display: flex; flex-wrap: wrap; gap: .75rem; }
[aria-current] { color: inherit; border-color: #3b3155; font-weight: 600; }
`

/** The page of the local inbox. It needs no script; its buttons send the key along, so that it is in no address. */
export function inboxPage(page: InboxPage, locale: Locale, nonce: string): string {
  const { title, text, languages, ...words } = messagePhrases[locale].inbox
  const isOpen = 'messages' in page
  const keyField = isOpen
    ? `<input type="hidden" name="key" value="${escapeHtml(page.key)}">`
    : `<label for="key">${words.key}</label><input id="key" name="key" type="password" autocomplete="off" autofocus>`
  const refusal = !isOpen && page.isRefused ? `<p role="alert">${words.wrongKey}</p>` : ''
  const buttons = locales.map((other) => {
    const current = other === locale ? ' aria-current="true"' : ''
    return `<li><button name="lang" value="${other}" lang="${other}"${current}>${localeNames[other]}</button></li>`
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
${refusal}<form method="post" action="/inbox">
${keyField}<p><button name="lang" value="${locale}">${isOpen ? words.reload : words.open}</button></p>
<main>${isOpen ? list(page.messages, words) : ''}</main>
<nav aria-label="${languages}"><ul>${buttons.join('')}</ul></nav>
</form>
</body>
</html>
`
}

function list(messages: readonly InboxMessage[], { empty, to }: { empty: string; to: string }): string {
  if (messages.length === 0) return `<p>${empty}</p>`
  const items = messages.map(({ recipient, subject, body, createdAt }) => {
    const time = createdAt.toISOString()
    const heading = subject === '' ? '' : `<h2>${escapeHtml(subject)}</h2>`
    return `<li><header><span>${to} ${escapeHtml(recipient)}</span><time datetime="${time}">${time.slice(11, 19)} UTC</time></header>${heading}<pre>${escapeHtml(body)}</pre></li>`
  })
  return `<ul>${items.join('')}</ul>`
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
