/** The texts of a page that differ in another language: place and text. Places count as in `textsOf`. */
export type TextPatch = readonly (readonly [at: number, text: string])[]

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')
}

/** Every text of React's markup and every `aria-label`, in the order of the document. */
export function textsOf(html: string): string[] {
  const found = html.matchAll(/\saria-label="([^"]*)"|>([^<]+)(?=<)/g)
  return [...found].map(([, label, text]) => decode(label ?? text ?? ''))
}
