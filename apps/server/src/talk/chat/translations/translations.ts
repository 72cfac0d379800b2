import { CallError } from '@fairground/contract/envelope'
import type { Locale } from '@fairground/phrases'
import type { Database } from '../../../ground/db/database.ts'
import type { Log } from '../../../ground/log.ts'
import { cleanText } from '../../../ground/text/clean-text.ts'
import { type MachineTranslation, type Translator, TranslatorFault } from '../../../ground/translation/translator.ts'
import type { ReadableText } from './find-text.ts'

/** The translations of messages of this process. */
export interface Translations {
  /**
   * A text in a language of the site: a stored translation, or one of the provider, which is stored. Equal wishes at the same
   * moment are one request.
   * @throws CallError unavailable when the provider gives none
   */
  get(text: ReadableText, locale: Locale): Promise<MachineTranslation>
}

/** How long a provider may take. */
const LIMIT_MS = 5_000
/** Seconds after which a refused player may try again. */
const AGAIN_S = 5

/** Creates the translations. */
export function createTranslations(parts: {
  db: Database
  translator: Translator
  log: Log
  now(): number
}): Translations {
  const { db, translator, log, now } = parts
  const runningTranslations = new Map<string, Promise<MachineTranslation>>()

  async function ask(text: string, to: Locale): Promise<MachineTranslation> {
    try {
      const { text: raw, ...rest } = await translator.translate({ text, to, signal: AbortSignal.timeout(LIMIT_MS) })
      const translated = cleanText(raw)
      if (translated === '') throw new TranslatorFault('answered an empty text')
      if (translated.length > mostLength(text)) throw new TranslatorFault('answered a text that is too long')
      return { ...rest, text: translated }
    } catch (error) {
      // Another error's message might quote what the player has written.
      const why =
        error instanceof TranslatorFault
          ? error.message
          : `failed: ${error instanceof Error ? error.name : typeof error}`
      log.warn(`the translation provider ${why}`)
      throw new CallError('unavailable', { seconds: AGAIN_S })
    }
  }

  async function find({ id, rev, body }: ReadableText, locale: Locale): Promise<MachineTranslation> {
    const storedTranslation = await db
      .selectFrom('chat_translation')
      .select(['text', 'from_language'])
      .where('message_id', '=', id)
      .where('rev', '=', rev)
      .where('locale', '=', locale)
      .executeTakeFirst()
    if (storedTranslation)
      return {
        text: storedTranslation.text,
        ...(storedTranslation.from_language !== null && { from: storedTranslation.from_language }),
      }
    const { text, from } = await ask(body, locale)
    await db
      .insertInto('chat_translation')
      .values({ message_id: id, rev, locale, text, from_language: from ?? null, at: new Date(now()) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { text, ...(from !== undefined && { from }) }
  }

  return {
    get(text, locale) {
      const key = `${text.id} ${text.rev} ${locale}`
      const runningTranslation = runningTranslations.get(key)
      if (runningTranslation) return runningTranslation
      const wish = find(text, locale).finally(() => runningTranslations.delete(key))
      runningTranslations.set(key, wish)
      return wish
    },
  }
}

/** Most UTF-16 units of a translation. Between languages a text grows up to fourfold, a short one by a few words. */
const mostLength = (text: string): number => 4 * text.length + 200
