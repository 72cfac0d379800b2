/** Text that is already safe HTML. Made by `html` alone. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Html[]

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function print(part: Part): string {
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(print).join('')
  return String(part).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

/** A template whose values are escaped, except those that are `Html` themselves. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, at) => text + (at < parts.length ? print(parts[at] ?? '') : '')).join(''))
}
