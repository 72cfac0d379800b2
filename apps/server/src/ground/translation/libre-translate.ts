import type { Locale } from '@fairground/phrases'
import * as z from 'zod/mini'
import { askOutside } from '../net/ask-outside.ts'
import { type Translator, TranslatorFault } from './translator.ts'

/** The address of a LibreTranslate, and the key that it may ask for. */
export interface LibreTranslateOptions {
  /** Without `/translate`. */
  url: string
  key: string | undefined
}

/** Most bytes of an answer: four times the longest message, where each character is an escape of six bytes. */
const MOST_BYTES = 128 * 1024

/** The caller's signal ends a request earlier. */
const LIMIT_MS = 60_000

const answerSchema = z.object({
  translatedText: z.string(),
  detectedLanguage: z.optional(z.object({ language: z.string(), confidence: z.number() })),
})

/** Language, script and region: a tag that `Intl.DisplayNames` of every browser takes. It throws at others. */
const LANGUAGE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/

/**
 * Creates the translator that asks a LibreTranslate, or what speaks its protocol: `POST {url}/translate`
 * (https://docs.libretranslate.com/guides/api_usage/).
 */
export function createLibreTranslate({ url, key }: LibreTranslateOptions): Translator {
  const address = `${url.replace(/\/+$/, '')}/translate`

  async function ask(wish: Parameters<Translator['translate']>[0]): Promise<string> {
    const { text, to, signal } = wish
    const { status, text: answer } = await askOutside({
      url: address,
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        ...{ q: text, source: 'auto', target: languageOf(to), format: 'text' },
        ...(key !== undefined && { api_key: key }),
      }),
      ...{ limitMs: LIMIT_MS, mostBytes: MOST_BYTES, signal },
    })
    if (status < 200 || status > 299) throw new TranslatorFault(`answered ${status}`)
    if (answer === undefined) throw new TranslatorFault(`answered more than ${MOST_BYTES} bytes`)
    return answer
  }

  return {
    async translate(wish) {
      const answer = answerSchema.safeParse(parseJson(await ask(wish).catch(failed)))
      if (!answer.success) throw new TranslatorFault('answered no translation')
      const { translatedText: text, detectedLanguage: found } = answer.data
      // Without any confidence the language is a guess.
      const isFound = found !== undefined && found.confidence > 0 && LANGUAGE.test(found.language)
      return { text, ...(isFound && { from: found.language }) }
    },
  }
}

/** `pt` for `pt-BR`: every LibreTranslate knows languages without their countries, few know countries. */
const languageOf = (locale: Locale): string => locale.split('-')[0] ?? locale

function failed(error: unknown): never {
  if (error instanceof TranslatorFault) throw error
  const { name, cause } = error instanceof Error ? error : new Error(String(error))
  if (name === 'TimeoutError' || name === 'AbortError') throw new TranslatorFault('did not answer in time')
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : name
  throw new TranslatorFault(`could not be reached: ${code}`)
}

/** The value, or undefined for what is no JSON: the parser's own message would quote the text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
