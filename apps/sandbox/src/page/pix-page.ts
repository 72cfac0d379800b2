import { checkoutPhrases, type Locale } from '@fairground/phrases'
import type { Checkout } from '../store/checkouts.ts'
import { receipt } from './checkout-page.ts'
import { html } from './html.ts'
import { page } from './layout.ts'
import { fill, printAmount } from './texts.ts'

/** What the player's bank app shows. */
export interface PixState {
  /** The text in the field. */
  code: string
  /** The charge of the code. */
  charge: Checkout | undefined
}

/** The page of the player's bank app: a field for a BR Code, then the charge with its button, then the receipt. */
export function pixPage({ code, charge }: PixState, locale: Locale, nonce: string): string {
  const phrases = checkoutPhrases[locale]
  const frame = { locale, nonce, style: html``, title: phrases.pixTitle }
  if (charge && charge.status !== 'open') {
    return page({ ...frame, tone: charge.status, content: receipt(charge, locale) })
  }
  const isWrong = code !== '' && !charge
  const content = html`
<h1>${phrases.pixTitle}</h1>
<p class="say">${phrases.pixText}</p>
${isWrong ? html`<p class="say wrong" role="alert">${phrases.pixUnknown}</p>` : ''}
${charge ? html`<p class="amount"><span class="label">${phrases.amount}</span> <strong>${printAmount(charge, locale)}</strong></p>` : ''}
<form method="${charge ? 'post' : 'get'}" action="/pix">
<label class="label" for="code">${phrases.pixField}</label>
<textarea id="code" name="${charge ? 'brcode' : 'code'}" rows="5" required spellcheck="false" autocomplete="off">${code}</textarea>
<input type="hidden" name="lang" value="${locale}">
<button class="pay">${charge ? fill(phrases.pay, { amount: printAmount(charge, locale) }) : phrases.pixRead}</button>
</form>`
  return page({ ...frame, tone: 'open', content })
}
