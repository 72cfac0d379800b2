import type { Field } from '../fields.ts'

/** A length in CSS pixels: a number, or a text such as `14px`. */
export function pixels(fallback: number, least: number, most: number): Field<number> {
  return {
    kind: 'number',
    fallback,
    limits: { least, most, step: 1 },
    read(value, path, fault) {
      const px = typeof value === 'string' && /^\d{1,5}(\.\d+)?(px)?$/.test(value) ? Number.parseFloat(value) : value
      if (typeof px === 'number' && px >= least && px <= most) return px
      fault(path, `wants pixels from ${least} to ${most}`)
      return fallback
    },
  }
}

/** Whether the theme is a light one: true or false, or the words `light` and `dark`. */
export function scheme(fallback: 'dark' | 'light'): Field<'dark' | 'light'> {
  return {
    kind: 'choice',
    fallback,
    limits: { words: ['dark', 'light'] },
    read(value, path, fault) {
      if (value === 'light' || value === true) return 'light'
      if (value === 'dark' || value === false) return 'dark'
      fault(path, 'wants light or dark')
      return fallback
    },
  }
}

/** One of a few numbers; the first is the default. */
export function oneOf<const Value extends number>(...values: readonly [Value, ...Value[]]): Field<Value> {
  return {
    kind: 'choice',
    fallback: values[0],
    limits: { words: values },
    read(value, path, fault) {
      const match = values.find((candidate) => candidate === (typeof value === 'string' ? Number(value) : value))
      if (match !== undefined) return match
      fault(path, `wants one of ${values.join(', ')}`)
      return values[0]
    },
  }
}
