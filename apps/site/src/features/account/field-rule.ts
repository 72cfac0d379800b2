import { parseAccountName } from '@fairground/contract/account-name'
import type { PhraseKey, Translate } from '@fairground/phrases'

/** The rule of a form's field (AU-10). Every field is required unless it is `optional`; blanks count as empty. */
export interface FieldRule {
  optional?: true
  /** Without a type, any text is valid. */
  type?: 'number' | 'email' | 'url' | 'account'
  /** The least and most characters. */
  length?: readonly [least: number, most: number]
  /** The least and most of a number; `undefined` is open. */
  range?: readonly [least: number | undefined, most: number | undefined]
  oneOf?: readonly string[]
  pattern?: RegExp
}

/** The longest e-mail and the longest address of a page, in characters. */
const MOST = { email: 320, url: 2048 }

/**
 * The message about a field's text, with the field's label; `undefined` for a valid text. The first problem counts:
 * empty, too short or long, wrong type, out of range, not in the list, wrong pattern.
 */
export function findFault(t: Translate, label: string, rule: FieldRule, text: string): string | undefined {
  const params = { label: inSentence(label) }
  const message = (key: PhraseKey, values: Record<string, string | number> = {}) => t(key, { ...params, ...values })
  if (text.trim() === '') return rule.optional ? undefined : message('forms.required')
  const [shortest, longest] = rule.length ?? [0, MOST[rule.type as keyof typeof MOST] ?? Number.POSITIVE_INFINITY]
  if (text.length < shortest) return message('forms.tooShort', { least: shortest })
  if (text.length > longest) return message('forms.tooLong', { most: longest })
  if (rule.type && !isOfType[rule.type](text.trim())) return message(`forms.${rule.type}`)
  const [low = Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY] = rule.range ?? []
  if (Number(text) < low || Number(text) > high) return rangeMessage(message, low, high)
  if (rule.oneOf && !rule.oneOf.includes(text)) return message('forms.oneOf')
  if (rule.pattern && !rule.pattern.test(text)) return message('forms.pattern')
  return undefined
}

/** The rule in the form that react-hook-form expects. */
export function rulesOf(t: Translate, label: string, rule: FieldRule = {}) {
  return { validate: (text: string) => findFault(t, label, rule, text) ?? true }
}

function rangeMessage(
  message: (key: PhraseKey, values: Record<string, number>) => string,
  low: number,
  high: number,
): string {
  if (high === Number.POSITIVE_INFINITY) return message('forms.tooSmall', { low })
  if (low === Number.NEGATIVE_INFINITY) return message('forms.tooLarge', { high })
  return message('forms.outside', { low, high })
}

const isOfType: Record<NonNullable<FieldRule['type']>, (text: string) => boolean> = {
  number: (text) => /^-?\d+(\.\d+)?$/.test(text),
  email: (text) => parseAccountName(text)?.kind === 'email',
  url: (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
  account: (text) => parseAccountName(text) !== undefined,
}

/** A label for the middle of a sentence. */
function inSentence(label: string): string {
  return label.charAt(0).toLocaleLowerCase() + label.slice(1)
}
