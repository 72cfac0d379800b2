import { type Item, itemSchema, type RichText } from '@fairground/contract/design'
import type { DataOf, Field, Fields } from './fields.ts'
import { readData } from './fields.ts'

/** Rejects a CSS value that could end its declaration, open a comment, or fetch something. */
const UNSAFE_CSS = /[;{}<>\\"]|\/\*|url\s*\(|@/i
const COLOUR = /^(#[0-9a-f]{3,8}|(rgb|rgba|hsl|hsla|oklch|oklab|color-mix)\([\w\s.,%/()#-]*\)|[a-z]{3,24})$/i

function textField(kind: 'text' | 'link' | 'image' | 'file', fallback: string, longest: number): Field<string> {
  return {
    kind,
    fallback,
    limits: { longest },
    read(value, path, fault) {
      if (typeof value === 'string' && value.length <= longest) return value
      fault(path, `wants a text of at most ${longest} characters`)
      return fallback
    },
  }
}

/** A text that players read, or the key of one in the language map. */
export const text = (fallback = '', longest = 200) => textField('text', fallback, longest)
/** A link of the link grammar; its effect is decided when the player follows it. */
export const link = (fallback = '') => textField('link', fallback, 2048)
/** An asset's name, a resource key, or an address. */
export const image = (fallback = '') => textField('image', fallback, 2048)

/** A file other than a picture: a video, its captions. An asset's name, a resource key, or an address. */
export const file = (fallback = '') => textField('file', fallback, 2048)

const ELEMENT_ID = /^[A-Za-z][\w.:-]{0,63}$/
/** The id of an element on the page, for `#anchor=` links; empty for none. */
export function elementId(): Field<string> {
  return {
    kind: 'text',
    fallback: '',
    limits: { longest: 64, pattern: ELEMENT_ID.source },
    read(value, path, fault) {
      if (typeof value === 'string' && (value === '' || ELEMENT_ID.test(value))) return value
      fault(path, 'wants a letter and then letters, digits, dots, colons or dashes')
      return ''
    },
  }
}

/** The last moment that a `Date` can hold. */
const LAST_MOMENT_MS = 8.64e15
/** A moment: milliseconds since 1970, or a date as ISO 8601 writes it; 0 for none. */
export function moment(): Field<number> {
  return {
    kind: 'moment',
    fallback: 0,
    limits: {},
    read(value, path, fault) {
      const ms = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? Date.parse(value) : value
      if (typeof ms === 'number' && Number.isInteger(ms) && ms >= 0 && ms <= LAST_MOMENT_MS) return ms
      fault(path, 'wants a moment')
      return 0
    },
  }
}

/** A number from `least` to `most`, whole unless `step` says otherwise. */
export function number(fallback: number, least: number, most: number, step = 1): Field<number> {
  return {
    kind: 'number',
    fallback,
    limits: { least, most, step },
    read(value, path, fault) {
      const isSound = typeof value === 'number' && value >= least && value <= most
      if (isSound && (step < 1 || Number.isInteger(value))) return value
      fault(path, `wants a number from ${least} to ${most}`)
      return fallback
    },
  }
}

/** Yes or no. */
export function flag(fallback: 'on' | 'off'): Field<boolean> {
  return {
    kind: 'flag',
    fallback: fallback === 'on',
    limits: {},
    read(value, path, fault) {
      if (typeof value === 'boolean') return value
      fault(path, 'wants true or false')
      return fallback === 'on'
    },
  }
}

/** One of a few words; the first is the default. */
export function choice<const Word extends string>(...words: readonly [Word, ...Word[]]): Field<Word> {
  return {
    kind: 'choice',
    fallback: words[0],
    limits: { words },
    read(value, path, fault) {
      const word = words.find((candidate) => candidate === value)
      if (word !== undefined) return word
      fault(path, `wants one of ${words.join(', ')}`)
      return words[0]
    },
  }
}

function cssField(kind: 'colour' | 'css', fallback: string, isSound: (value: string) => boolean): Field<string> {
  return {
    kind,
    fallback,
    limits: { longest: 300 },
    read(value, path, fault) {
      const trimmedText = typeof value === 'string' ? value.trim() : undefined
      if (trimmedText !== undefined && trimmedText.length <= 300 && isSound(trimmedText)) return trimmedText
      fault(path, kind === 'colour' ? 'wants a colour' : 'wants a plain CSS value')
      return fallback
    },
  }
}

/** A CSS colour; empty takes the theme's. */
export const colour = (fallback = '') =>
  cssField('colour', fallback, (value) => value === '' || (COLOUR.test(value) && !UNSAFE_CSS.test(value)))
/** A plain CSS value (a gradient, a shadow, a length), which stays inside its declaration. */
export const css = (fallback = '') => cssField('css', fallback, (value) => !UNSAFE_CSS.test(value))

/** Rich text; see `RichTextView`. */
export function rich(fallback: RichText = { type: 'doc', content: [] }): Field<RichText> {
  return {
    kind: 'rich',
    fallback,
    limits: {},
    read(value, path, fault) {
      if (typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc') {
        const content = 'content' in value && Array.isArray(value.content) ? (value.content as unknown[]) : []
        return { type: 'doc', content }
      }
      fault(path, 'wants rich text')
      return fallback
    },
  }
}

/** A list of entries with the same fields; leaves out what is no entry, and entries beyond `most`. */
export function list<F extends Fields>(
  fields: F,
  most: number,
  fallback: readonly DataOf<F>[] = [],
): Field<readonly DataOf<F>[]> {
  return {
    kind: 'list',
    fallback,
    limits: { fields, most },
    read(value, path, fault) {
      if (!Array.isArray(value)) {
        fault(path, 'wants a list')
        return fallback
      }
      if (value.length > most) fault(path, `wants at most ${most} entries`)
      return value.slice(0, most).flatMap((entry: unknown, at) => {
        if (typeof entry === 'object' && entry !== null) return [readData(fields, entry, fault, `${path}.${at}`)]
        fault(`${path}.${at}`, 'wants an entry')
        return []
      })
    },
  }
}

/** Blocks inside a block. */
export function items(most = 20): Field<readonly Item[]> {
  return {
    kind: 'items',
    fallback: [],
    limits: { most },
    read(value, path, fault) {
      if (!Array.isArray(value)) {
        fault(path, 'wants a list of blocks')
        return []
      }
      return value.slice(0, most).flatMap((entry: unknown, at) => {
        const result = itemSchema.safeParse(entry)
        if (result.success) return [result.data]
        fault(`${path}.${at}`, 'wants a block')
        return []
      })
    },
  }
}
