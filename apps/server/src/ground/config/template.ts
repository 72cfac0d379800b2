/** A JSON value whose texts may contain `{name}`. */
export type Template = string | number | boolean | null | readonly Template[] | { readonly [field: string]: Template }

const HOLE = /\{([\w.]+)(:number)?\}/g

/** The names in all texts of a template. */
export function namesOf(template: Template): string[] {
  if (typeof template === 'string') return [...template.matchAll(HOLE)].map(([, name = '']) => name)
  if (template === null || typeof template !== 'object') return []
  return Object.values(template).flatMap(namesOf)
}

/** Puts values into a text. @param encode applied to each value, such as `encodeURIComponent` in an address */
export function fillText(
  text: string,
  values: Readonly<Record<string, string>>,
  encode: (value: string) => string = String,
): string {
  return text.replace(HOLE, (_, name: string) => encode(values[name] ?? ''))
}

/** Puts values into a tree. A text that is exactly `{name:number}` becomes a number. */
export function fillTree(template: Template, values: Readonly<Record<string, string>>): Template {
  if (typeof template === 'string') {
    const [whole, name = '', isNumber] = /^\{([\w.]+)(:number)?\}$/.exec(template) ?? []
    return whole && isNumber ? Number(values[name]) : fillText(template, values)
  }
  if (template === null || typeof template !== 'object') return template
  if (Array.isArray(template)) return template.map((item: Template) => fillTree(item, values))
  return Object.fromEntries(Object.entries(template).map(([field, value]) => [field, fillTree(value, values)]))
}

/** Reads a dot path of a JSON value; undefined when a step is missing. */
export function readAt(value: unknown, path: string): unknown {
  let at = value
  for (const step of path.split('.')) {
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, step)) return undefined
    at = (at as Record<string, unknown>)[step]
  }
  return at
}

/** Reads a text, or a number as text, at a dot path. @throws Error when there is none */
export function textAt(value: unknown, path: string): string {
  const text = readAt(value, path)
  if (typeof text === 'string' || typeof text === 'number') return String(text)
  throw new Error(`${path} holds no text`)
}
