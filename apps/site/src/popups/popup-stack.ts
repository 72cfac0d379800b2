import type { PopupName, PopupRequest } from './popup-request.ts'
import { answeredBy, FADE_MS, gates, leavesAfterMs, turns } from './popup-rules.data.ts'

/** A popup that is on its way out, and the moment (milliseconds) when it is gone. */
export interface ClosingPopup {
  popup: PopupRequest
  goneAt: number
}

/** All popups. Closed is what is in none of the lists; opening, or open, what is in `open`. */
export interface PopupStack {
  /** Lowest first, each name once. */
  open: readonly PopupRequest[]
  /** Those that nobody asked for and whose turn has not come. */
  waiting: readonly PopupRequest[]
  closing: readonly ClosingPopup[]
}

/** What can happen to popups; `now` in milliseconds, from any clock that runs forward. */
export type PopupAction =
  | { type: 'ask'; popup: PopupRequest }
  | { type: 'offer'; popup: PopupRequest }
  | { type: 'close'; name: PopupName; now: number }
  | { type: 'replace'; popup: PopupRequest }
  | { type: 'sweep'; now: number }

/** Nothing is open. */
export const noPopups: PopupStack = { open: [], waiting: [], closing: [] }

/** What makes two requests the same: the name, and for notices which one. */
export function popupKey(popup: PopupRequest): string {
  return popup.name === 'notice' ? `notice ${popup.notice.id ?? ''}` : popup.name
}

/** Whether a popup waits for its turn, unless somebody asked for it. */
export function isUnasked(name: PopupName): boolean {
  return turns.some((turn) => turn.name === name)
}

/** Whether a popup can only be answered, not closed: neither by its mask nor by Escape nor by going back. */
export function isMandatory(popup: PopupRequest): boolean {
  return gates.includes(popup.name) || (popup.name === 'app-download' && popup.mandatory === true)
}

/** The popups after something has happened. What another one takes the place of is gone at once; what closes fades. */
export function reducePopups(stack: PopupStack, action: PopupAction): PopupStack {
  switch (action.type) {
    case 'ask': {
      const { popup } = action
      const popups = [...stack.open.filter(({ name }) => name !== popup.name), popup]
      return settle({
        ...stack,
        open: withoutAnswered(popups, popups),
        waiting: withoutAnswered(without(stack.waiting, popup), popups),
      })
    }
    case 'offer': {
      const key = popupKey(action.popup)
      if ([...stack.open, ...stack.waiting].some((other) => popupKey(other) === key)) return stack
      return settle({ ...stack, waiting: withoutAnswered([...stack.waiting, action.popup], stack.open) })
    }
    case 'close': {
      const popup = stack.open.find(({ name }) => name === action.name)
      if (!popup) return stack
      const goneAt = action.now + (leavesAfterMs[popup.name] ?? FADE_MS)
      const open = stack.open.filter((other) => other !== popup)
      return settle({ ...stack, open, closing: [...stack.closing, { popup, goneAt }] })
    }
    case 'replace':
      return settle({ ...stack, open: [action.popup] })
    case 'sweep':
      return { ...stack, closing: stack.closing.filter(({ goneAt }) => goneAt > action.now) }
  }
}

/** The popups that show: all that are open; only a gate while there is one; in single-point mode only the first (PO-02). */
export function shownPopups(open: readonly PopupRequest[], mode: 'stacked' | 'single-point'): readonly PopupRequest[] {
  const gate = open.find(({ name }) => gates.includes(name))
  if (gate) return [gate]
  return mode === 'single-point' ? open.slice(0, 1) : open
}

function without(popups: readonly PopupRequest[], removedPopup: PopupRequest): readonly PopupRequest[] {
  return popups.filter((popup) => popupKey(popup) !== popupKey(removedPopup))
}

/** Without those that an open popup has answered. */
function withoutAnswered(popups: readonly PopupRequest[], open: readonly PopupRequest[]): readonly PopupRequest[] {
  return popups.filter(({ name }) => !open.some((other) => other.name === answeredBy[name]))
}

/** While nothing is open, the first of those that wait comes; what is open is not on its way out any more. */
function settle(stack: PopupStack): PopupStack {
  const nextPopup = stack.open.length > 0 ? undefined : nextOf(stack.waiting)
  const open = nextPopup ? [nextPopup] : stack.open
  return {
    open,
    waiting: nextPopup ? without(stack.waiting, nextPopup) : stack.waiting,
    closing: stack.closing.filter(({ popup }) => !open.some(({ name }) => name === popup.name)),
  }
}

/** By turn, then in the order of their arrival. */
function nextOf(waiting: readonly PopupRequest[]): PopupRequest | undefined {
  const turnOf = ({ name }: PopupRequest) => turns.findIndex((turn) => turn.name === name)
  return waiting.toSorted((one, other) => turnOf(one) - turnOf(other))[0]
}
