import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { readStored, store } from '../../kernel/storage/storage.ts'
import { settingsQuery } from './settings.ts'

const CHANGED = 'fairground.instant'
const LESS_MOTION = '(prefers-reduced-motion: reduce)'

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}

const isWanted = () => readStored('instant') === 'true'

/** Wants results at once, or their show back; remembered on this device until the player logs out. */
export function setInstant(on: boolean): void {
  store('instant', on ? 'true' : undefined)
  dispatchEvent(new Event(CHANGED))
}

/**
 * Whether results of this game stand at once, without their show; undefined where the jurisdiction does not allow that (RG-01).
 * How long a round lasts at least is the server's to keep, whatever is shown.
 */
export function useInstant(gameId: string): boolean | undefined {
  const { data: settings } = useQuery(settingsQuery(gameId))
  const wanted = useSyncExternalStore(subscribe, isWanted, () => false)
  const isAllowed = settings?.jurisdiction.turbo ?? false
  const on = isAllowed && wanted
  useEffect(() => (on ? stillPage() : undefined), [on])
  return isAllowed ? on : undefined
}

/**
 * Draws the page as for a player who asked the system for less motion: the same rules of the styles, made to hold for
 * everything, and the same answer to the scripts (`prefersReducedMotion`). Returns what takes that back.
 */
function stillPage(): () => void {
  const root = document.documentElement
  const rules = new Set<CSSMediaRule>()
  const still = () => {
    for (const rule of motionRules()) {
      rule.media.mediaText = 'all'
      rules.add(rule)
    }
  }
  root.dataset.instant = ''
  still()
  // Styles of parts that come later.
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLLinkElement) node.addEventListener('load', still)
  })
  observer.observe(document.head, { childList: true })
  return () => {
    observer.disconnect()
    for (const rule of rules) rule.media.mediaText = LESS_MOTION
    delete root.dataset.instant
  }
}

function motionRules(): CSSMediaRule[] {
  // The rules of another site's styles, such as an extension's, may not be read.
  const own = [...document.styleSheets].filter(({ href }) => !href || new URL(href).origin === location.origin)
  return own.flatMap((sheet) => findRules(sheet.cssRules))
}

function findRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === LESS_MOTION) return [rule]
    return rule instanceof CSSGroupingRule ? findRules(rule.cssRules) : []
  })
}
