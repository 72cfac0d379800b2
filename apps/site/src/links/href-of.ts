import { formatLink, parseLink } from '@fairground/contract/link'
import { gamePath } from './open-game.ts'

/**
 * The address of a link, for an anchor and for another tab; `undefined` for a link that only acts, or cannot be read.
 */
export function hrefOf(text: string): string | undefined {
  const link = parseLink(text)
  if (!link) return undefined
  switch (link.kind) {
    case 'action':
    case 'back':
    case 'logOut':
    case 'onOpen':
    case 'signPopup':
      return undefined
    case 'path':
      return link.to
    case 'outside':
    case 'iframe':
    case 'download':
      return link.url
    case 'gameId':
      return gamePath(link)
    case 'notifications':
      return '/notifications'
    case 'lottery':
      return `/chatbet?gameId=${encodeURIComponent(link.id)}`
    case 'lotteryRoom':
      return `/chatbet?roomId=${encodeURIComponent(link.id)}`
    default:
      return formatLink(link)
  }
}
