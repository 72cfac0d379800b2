import type { PageData } from '@fairground/contract/page'
import { createTranslator, loadIcu, loadPhrases, needsIcu, type Translate } from '@fairground/phrases'
import type { BrowserContext } from '@playwright/test'

/** An invented language that shows what a longer language, or one written from right to left, would break. */
export type Pseudo = 'long' | 'right-to-left'

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'å',
  c: 'ç',
  e: 'ë',
  i: 'ï',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  E: 'Ë',
  I: 'Ï',
  O: 'Ö',
  U: 'Ü',
}
/** Placeholders and tags stay as they are. */
const PARTS = /(\{[^{}]*\})/
const PAGE_DATA = /<script type="application\/json" id="page-data">([\s\S]*?)<\/script>/
const OVERRIDE = '\u202e'
const POP = '\u202c'

/** A text 40 % longer and with accents: its words again, as far as that takes. */
function lengthen(text: string): string {
  const accented = text
    .split(PARTS)
    .map((part) => (PARTS.test(part) ? part : [...part].map((letter) => ACCENTS[letter] ?? letter).join('')))
    .join('')
  const plain = text.replace(new RegExp(PARTS, 'g'), '').trim()
  const more = plain.slice(0, Math.ceil(plain.length * 0.4)).trim()
  return /\s/.test(plain) ? `${accented} ${more}` : `${accented}${more.toLowerCase()}`
}

/** A text in a pseudo language. Plural texts keep their grammar, which is not for players' eyes. */
function pseudoOf(pseudo: Pseudo, text: string): string {
  if (needsIcu(text)) return text
  return pseudo === 'long' ? lengthen(text) : `${OVERRIDE}${text}${POP}`
}

/** All texts of the product by key, in a pseudo language. */
async function pseudoTexts(pseudo: Pseudo): Promise<Record<string, string>> {
  const nouns = Object.entries(await loadPhrases('en'))
  const texts = nouns.flatMap(([noun, names]) =>
    Object.entries(names).map(([name, text]) => [`${noun}.${name}`, pseudoOf(pseudo, text)] as const),
  )
  return { ...Object.fromEntries(texts), 'common.direction': pseudo === 'right-to-left' ? 'rtl' : 'ltr' }
}

/** The texts of the operator, as the server writes them into every page, in a pseudo language. */
async function operatorsTexts(pseudo: Pseudo): Promise<Record<string, string>> {
  const response = await fetch(process.env.FAIRGROUND_URL ?? '', { headers: { 'accept-language': 'en' } })
  const [, json = ''] = PAGE_DATA.exec(await response.text()) ?? []
  const { texts } = JSON.parse(json) as PageData
  return Object.fromEntries(Object.entries(texts.map).map(([key, text]) => [key, pseudoOf(pseudo, text)]))
}

/**
 * Lets every page of a context speak a pseudo language: before its scripts run, its texts are replaced in what the server
 * has written into it. So no player ever gets one. What the server has drawn is not taken over: the page renders itself anew.
 * @returns the translator, to find what is on screen
 */
export async function speakPseudo(context: BrowserContext, pseudo: Pseudo): Promise<Translate> {
  const texts = { ...(await operatorsTexts(pseudo)), ...(await pseudoTexts(pseudo)) }
  await context.addInitScript((spoken) => {
    document.addEventListener('readystatechange', () => {
      const written = document.getElementById('page-data')
      if (document.readyState !== 'interactive' || !written) return
      const data = JSON.parse(written.textContent) as PageData
      written.textContent = JSON.stringify({ ...data, texts: { ...data.texts, map: spoken } })
      document.querySelector('[data-rendered]')?.removeAttribute('data-rendered')
    })
  }, texts)
  const formatIcu = await loadIcu()
  return createTranslator('en', await loadPhrases('en'), { texts, icu: () => formatIcu })
}
