import type { ChatEntity, ChatSettings } from '@fairground/contract/chat'

/** A link in a text. `at` and `length` count UTF-16 units. */
export interface FoundLink {
  at: number
  length: number
  /** Lower case, without `www.`. */
  host: string
  /** The address with its scheme. */
  address: string
}

/** Endings of bare host names that count as links; another ending needs `https://`, `www.` or a path. */
const ENDINGS =
  'com net org io info biz xyz top vip club online site shop store me tv cc co app dev link live bet casino win game games fun pro ru cn br id uk eu de gg ly us'

const LINK = new RegExp(
  `(?<scheme>https?://|www\\.)[^\\s<>"']+|(?<![\\w@.-])(?:[\\w-]{1,63}\\.){1,5}(?:(?:${ENDINGS.replaceAll(' ', '|')})(?![\\w.-]*\\w)|[a-z]{2,24}(?=/))(?:[/:?#][^\\s<>"']*)?`,
  'giu',
)

/** Full stops of other scripts that NFKC leaves: browsers take them as dots. */
const OTHER_DOTS = /[\u3002\uff61]/g
/** A dot in brackets, as people write an address that is no link. */
const BRACKETED_DOT = /\s?[[({<]\s?(?:\.|dot)\s?[\])}>]\s?/gi

/** Finds the links of a text, with and without a scheme. */
export function findLinks(text: string): FoundLink[] {
  const { plain, starts } = withPlainDots(text)
  return [...plain.matchAll(LINK)].flatMap((match) => {
    // A full stop or bracket at the end belongs to the sentence.
    const linkText = match[0].replace(/[.,;:!?)\]}]+$/, '')
    const address = /^https?:\/\//i.test(linkText) ? linkText : `https://${linkText}`
    const host = hostOf(address)
    const at = starts[match.index] ?? 0
    const end = starts[match.index + linkText.length] ?? text.length
    return host === undefined ? [] : [{ at, length: end - at, host, address }]
  })
}

/**
 * A text as a browser reads an address in it: full-width letters and the dots of other scripts are plain, and a dot may stand in
 * brackets. `starts` has for each UTF-16 unit where it begins in the source.
 */
function withPlainDots(source: string): { plain: string; starts: number[] } {
  let folded = ''
  const places: number[] = []
  let start = 0
  for (const character of source) {
    const part = character.normalize('NFKC').replace(OTHER_DOTS, '.')
    folded += part
    for (let unit = 0; unit < part.length; unit++) places.push(start)
    start += character.length
  }
  let plain = ''
  const starts: number[] = []
  const take = (from: number, to: number) => {
    plain += folded.slice(from, to)
    starts.push(...places.slice(from, to))
  }
  let from = 0
  for (const { 0: dot, index } of folded.matchAll(BRACKETED_DOT)) {
    take(from, index)
    plain += '.'
    starts.push(places[index] ?? 0)
    from = index + dot.length
  }
  take(from, folded.length)
  return { plain, starts }
}

function hostOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { hostname, username, password } = new URL(address)
  // An address such as https://known.site@other.site leads elsewhere than it reads.
  return username || password ? '' : hostname.replace(/^www\./, '')
}

/**
 * The links of a text as entities; undefined when one of them is not allowed.
 * @param ownHosts host names of the site
 */
export function linkEntities(
  text: string,
  { links, linkHosts }: Pick<ChatSettings, 'links' | 'linkHosts'>,
  ownHosts: readonly string[],
): ChatEntity[] | undefined {
  const allowed = links === 'none' ? [] : links === 'own' ? ownHosts : [...ownHosts, ...linkHosts]
  const foundLinks = findLinks(text)
  if (!foundLinks.every(({ host }) => allowed.some((one) => host === one || host.endsWith(`.${one}`)))) return undefined
  return foundLinks.map(({ at, length, address }) => ({ kind: 'link', at, length, ref: address }))
}
