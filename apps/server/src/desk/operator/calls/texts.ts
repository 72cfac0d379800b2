import * as operator from '@fairground/contract/calls/operator'
import { handle } from '../parts.ts'

/** Saves texts of one language. Every server applies them within a second. */
export const saveTexts = handle(
  operator.saveTexts,
  async ({ locale, texts }, { parts }) => ({
    model: { langItemsCacheKey: await parts.texts.save(locale, texts) },
  }),
  async ({ locale, texts }, { parts }) => {
    const { textsKey } = await parts.settings.load()
    const map = (await parts.texts.find(textsKey, locale)) ?? {}
    return {
      locale,
      langItemsCacheKey: textsKey,
      texts: Object.fromEntries(Object.keys(texts).map((key) => [key, map[key] ?? null])),
    }
  },
)

/** Lists the keys that sites had no text for. */
export const missingTexts = handle(operator.missingTexts, async ({ pageNo, pageSize }, { parts: { db } }) => {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('missing_text')
      .selectAll()
      .orderBy('count', 'desc')
      .orderBy('locale')
      .orderBy('key')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    db
      .selectFrom('missing_text')
      .select(({ fn }) => fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const content = rows.map(({ locale, key, count, last_seen }) => ({
    locale,
    key,
    count: Number(count),
    lastSeen: last_seen.getTime(),
  }))
  return { page: { content, total: Number(total) } }
})

/** Empties the list of missing texts. */
export const forgetMissingTexts = handle(
  operator.forgetMissingTexts,
  async (_, { parts: { db } }) => {
    await db.deleteFrom('missing_text').execute()
    return {}
  },
  async (_, { parts: { db } }) =>
    await db
      .selectFrom('missing_text')
      .select(({ fn }) => fn.countAll<bigint>().as('texts'))
      .executeTakeFirstOrThrow(),
)
