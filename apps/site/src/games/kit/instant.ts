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

const readInstant = () => readStored('instant') === 'true'

/** Turns instant results on or off. The device stores the choice until the player logs out. */
export function setInstant(on: boolean): void {
  store('instant', on ? 'true' : undefined)
  dispatchEvent(new Event(CHANGED))
}

/**
 * Whether this game shows results without animation; undefined where the jurisdiction does not allow that (RG-01). The
 * server enforces the shortest length of a round in any case.
 */
export function useInstant(gameId: string): boolean | undefined {
  const { data: settings } = useQuery(settingsQuery(gameId))
  const isInstant = useSyncExternalStore(subscribe, readInstant, () => false)
  const isAllowed = settings?.jurisdiction.turbo ?? false
  const on = isAllowed && isInstant
  useEffect(() => (on ? stillPage() : undefined), [on])
  return isAllowed ? on : undefined
}

/**
 * Makes the page behave as with the system's reduced motion: it applies the reduced-motion rules of the style sheets to
 * everything, and lets `prefersReducedMotion` return true. Returns a function that undoes this.
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
  // Parts that load later add their styles later.
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
  // The browser forbids reading style sheets of other origins, such as an extension's.
  const ownSheets = [...document.styleSheets].filter(({ href }) => !href || new URL(href).origin === location.origin)
  return ownSheets.flatMap((sheet) => findRules(sheet.cssRules))
}

function findRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === LESS_MOTION) return [rule]
    return rule instanceof CSSGroupingRule ? findRules(rule.cssRules) : []
  })
}
