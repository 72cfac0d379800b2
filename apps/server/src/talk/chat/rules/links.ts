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

/** Full stops of other scripts, each one unit long: browsers take them as dots. */
const OTHER_DOTS = /[\u3002\uff0e\uff61]/g

/** Finds the links of a text, with and without a scheme. */
export function findLinks(text: string): FoundLink[] {
  return [...text.replace(OTHER_DOTS, '.').matchAll(LINK)].flatMap((match) => {
    // A full stop or bracket at the end belongs to the sentence.
    const linkText = match[0].replace(/[.,;:!?)\]}]+$/, '')
    const address = /^https?:\/\//i.test(linkText) ? linkText : `https://${linkText}`
    const host = hostOf(address)
    return host === undefined ? [] : [{ at: match.index, length: linkText.length, host, address }]
  })
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
