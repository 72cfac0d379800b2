import { checkoutPhrases, type Locale } from '@fairground/phrases'
import type { Checkout, CheckoutStatus } from '../store/checkouts.ts'
import { type Html, html } from './html.ts'
import { page } from './layout.ts'
import { fill, printAmount, printMoment, printTimeLeft } from './texts.ts'

const LAMPS = 15

/** The page of a checkout: the buttons while it is open, the receipt afterwards. */
export function checkoutPage(checkout: Checkout, locale: Locale, nonce: string, now: number): string {
  const phrases = checkoutPhrases[locale]
  const { status } = checkout
  const frame = { locale, tone: status, nonce }
  if (status === 'open') {
    const leftMs = checkout.expiresAt - now
    const style = lampsStyle(leftMs, checkout.expiresAt - checkout.createdAt)
    return page({ ...frame, title: phrases.title, style, content: openTicket(checkout, locale, leftMs) })
  }
  return page({
    ...frame,
    title: receiptTexts(status, locale).title,
    style: html``,
    content: receipt(checkout, locale),
  })
}

/** The page for an unknown id. */
export function unknownPage(locale: Locale, nonce: string): string {
  const phrases = checkoutPhrases[locale]
  const content = html`<h1>${phrases.unknownTitle}</h1><p class="say">${phrases.unknownText}</p>`
  return page({ locale, tone: 'unknown', nonce, style: html``, title: phrases.unknownTitle, content })
}

function openTicket(checkout: Checkout, locale: Locale, leftMs: number): Html {
  const phrases = checkoutPhrases[locale]
  const amount = printAmount(checkout, locale)
  const expires = fill(phrases.expires, { when: printTimeLeft(leftMs, locale) })
  return html`
<h1>${phrases.title}</h1>
<p class="amount"><span class="label">${phrases.amount}</span> <strong>${amount}</strong></p>
<div class="lamps" aria-hidden="true">${Array.from({ length: LAMPS }, () => html`<i></i>`)}</div>
<p class="expires"><time datetime="${new Date(checkout.expiresAt).toISOString()}">${expires}</time></p>
<form method="post" action="?lang=${locale}">
<button class="pay" name="outcome" value="paid">${fill(phrases.pay, { amount })}</button>
<button class="decline" name="outcome" value="declined">${phrases.decline}</button>
</form>
<dl class="stub"><div><dt>${phrases.reference}</dt><dd>${checkout.reference}</dd></div></dl>`
}

/** The receipt of a closed checkout. */
export function receipt(checkout: Checkout, locale: Locale): Html {
  const phrases = checkoutPhrases[locale]
  const { status } = checkout
  const texts = receiptTexts(status === 'open' ? 'expired' : status, locale)
  return html`
<div class="stamp" aria-hidden="true">${status === 'paid' ? '✓' : status === 'declined' ? '×' : '…'}</div>
<h1>${texts.title}</h1>
<p class="amount"><span class="label">${phrases.amount}</span> <strong>${printAmount(checkout, locale)}</strong></p>
<p class="say">${texts.text}</p>
<p><a class="back" href="${checkout.returnUrl}">${phrases.back}</a></p>
<dl class="stub">
<div><dt>${phrases.reference}</dt><dd>${checkout.reference}</dd></div>
<div><dt>${phrases.closedAt}</dt><dd>${printMoment(checkout.closedAt ?? checkout.expiresAt, locale)}</dd></div>
</dl>`
}

function receiptTexts(status: Exclude<CheckoutStatus, 'open'>, locale: Locale): { title: string; text: string } {
  const phrases = checkoutPhrases[locale]
  if (status === 'paid') return { title: phrases.paidTitle, text: phrases.paidText }
  if (status === 'declined') return { title: phrases.declinedTitle, text: phrases.declinedText }
  return { title: phrases.expiredTitle, text: phrases.expiredText }
}

/** The lamps go out one after the other while the checkout's time runs. */
function lampsStyle(leftMs: number, lifetimeMs: number): Html {
  const rules = Array.from({ length: LAMPS }, (_, lamp) => {
    const outInMs = leftMs - (lifetimeMs * lamp) / LAMPS
    return html`.lamps i:nth-child(${lamp + 1}){animation-delay:${Math.round(outInMs)}ms}`
  })
  return html`${rules}`
}
