import { parseAccountName } from '@fairground/contract'
import type { PhraseKey, Translate } from '@fairground/phrases'

/** What a form's field takes (AU-10). Every field is required but one that is `optional`; blanks alone are empty. */
export interface FieldRule {
  optional?: true
  /** Without one, any text. */
  type?: 'number' | 'email' | 'url' | 'account'
  /** Least and most characters. */
  length?: readonly [least: number, most: number]
  /** Least and most of a number; `undefined` is open. */
  range?: readonly [least: number | undefined, most: number | undefined]
  oneOf?: readonly string[]
  pattern?: RegExp
}

/** The longest e-mail and the longest address of a page, in characters. */
const MOST = { email: 320, url: 2048 }

/**
 * What is wrong with a field's text, in words with the field's label; `undefined` when nothing is. The first thing that is
 * wrong counts: empty, too short or long, of another type, out of range, not in the list, of another form.
 */
export function findFault(t: Translate, label: string, rule: FieldRule, text: string): string | undefined {
  const params = { label: inSentence(label) }
  const say = (key: PhraseKey, more: Record<string, string | number> = {}) => t(key, { ...params, ...more })
  if (text.trim() === '') return rule.optional ? undefined : say('forms.required')
  const [least, most] = rule.length ?? [0, MOST[rule.type as keyof typeof MOST] ?? Number.POSITIVE_INFINITY]
  if (text.length < least) return say('forms.tooShort', { least })
  if (text.length > most) return say('forms.tooLong', { most })
  if (rule.type && !isOfType[rule.type](text.trim())) return say(`forms.${rule.type}`)
  const [low = Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY] = rule.range ?? []
  if (Number(text) < low || Number(text) > high) return outside(say, low, high)
  if (rule.oneOf && !rule.oneOf.includes(text)) return say('forms.oneOf')
  if (rule.pattern && !rule.pattern.test(text)) return say('forms.pattern')
  return undefined
}

/** The rule as react-hook-form takes it. */
export function rulesOf(t: Translate, label: string, rule: FieldRule = {}) {
  return { validate: (text: string) => findFault(t, label, rule, text) ?? true }
}

function outside(say: (key: PhraseKey, more: Record<string, number>) => string, low: number, high: number): string {
  if (high === Number.POSITIVE_INFINITY) return say('forms.tooSmall', { low })
  if (low === Number.NEGATIVE_INFINITY) return say('forms.tooLarge', { high })
  return say('forms.outside', { low, high })
}

const isOfType: Record<NonNullable<FieldRule['type']>, (text: string) => boolean> = {
  number: (text) => /^-?\d+(\.\d+)?$/.test(text),
  email: (text) => parseAccountName(text)?.kind === 'email',
  url: (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
  account: (text) => parseAccountName(text) !== undefined,
}

/** A label as it stands inside a sentence. */
function inSentence(label: string): string {
  return label.charAt(0).toLocaleLowerCase() + label.slice(1)
}
