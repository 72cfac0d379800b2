import { checkoutPhrases, type Locale } from '@fairground/phrases'
import { addDecimals } from '../decimals.ts'
import type { Payout } from '../store/payouts.ts'
import { html } from './html.ts'
import { page } from './layout.ts'
import { fill, printAmount, printMoment } from './texts.ts'

/** The page of a bank account: what arrived there, the newest first. */
export function accountPage(name: string, payouts: readonly Payout[], locale: Locale, nonce: string): string {
  const phrases = checkoutPhrases[locale]
  const sums = new Map<string, string>()
  for (const { currency, amount } of payouts) sums.set(currency, addDecimals(sums.get(currency) ?? '0', amount))
  const print = (amount: string, currency: string): string =>
    printAmount({ amount: shorten(amount), currency, symbol: currency }, locale)
  const content = html`
<h1>${fill(phrases.accountTitle, { name })}</h1>
${[...sums].map(
  ([currency, amount]) =>
    html`<p class="amount"><span class="label">${phrases.accountSum}</span> <strong>${print(amount, currency)}</strong></p>`,
)}
${payouts.length === 0 ? html`<p class="say">${phrases.accountEmpty}</p>` : ''}
<dl class="stub">${payouts.map(
    ({ amount, currency, closedAt, createdAt }) =>
      html`<div><dt>${printMoment(closedAt ?? createdAt, locale)}</dt><dd>${print(amount, currency)}</dd></div>`,
  )}</dl>`
  return page({
    ...{ locale, nonce, content },
    style: html``,
    title: fill(phrases.accountTitle, { name }),
    tone: payouts.length === 0 ? 'unknown' : 'paid',
  })
}

/** Drops the zeros of a sum beyond its second decimal. */
function shorten(amount: string): string {
  return amount.replace(/(\.\d\d\d*?)0+$/, '$1')
}
