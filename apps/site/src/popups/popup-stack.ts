import type { PopupName, PopupRequest } from './popup-request.ts'
import { answeredBy, FADE_MS, gates, leavesAfterMs, turns } from './popup-rules.data.ts'

/** A popup that fades out, and the moment (milliseconds) when it leaves the page. */
export interface ClosingPopup {
  popup: PopupRequest
  goneAt: number
}

/** All popups by their state. */
export interface PopupStack {
  /** Lowest first, each name once. */
  open: readonly PopupRequest[]
  /** Popups that come by themselves and wait for their turn. */
  waiting: readonly PopupRequest[]
  closing: readonly ClosingPopup[]
}

/** The actions on popups; `now` in milliseconds, from any clock that runs forward. */
export type PopupAction =
  | { type: 'ask'; popup: PopupRequest }
  | { type: 'offer'; popup: PopupRequest }
  | { type: 'close'; name: PopupName; now: number }
  | { type: 'replace'; popup: PopupRequest }
  | { type: 'sweep'; now: number }

/** The empty stack. */
export const noPopups: PopupStack = { open: [], waiting: [], closing: [] }

/** The identity of a request: its name, and for a notice its id. */
export function popupKey(popup: PopupRequest): string {
  return popup.name === 'notice' ? `notice ${popup.notice.id ?? ''}` : popup.name
}

/** Whether a popup with this name waits for its turn, unless the player requests it. */
export function comesByItself(name: PopupName): boolean {
  return turns.some((turn) => turn.name === name)
}

/** Whether the player can only answer the popup: neither its mask nor Escape nor going back closes it. */
export function isMandatory(popup: PopupRequest): boolean {
  return gates.includes(popup.name) || (popup.name === 'app-download' && popup.mandatory === true)
}

/** The popups after an action. A replaced popup leaves at once; a closed one fades. */
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

/** The visible popups: all open ones; only the gate while there is one; in single-point mode only the first (PO-02). */
export function shownPopups(open: readonly PopupRequest[], mode: 'stacked' | 'single-point'): readonly PopupRequest[] {
  const gate = open.find(({ name }) => gates.includes(name))
  if (gate) return [gate]
  return mode === 'single-point' ? open.slice(0, 1) : open
}

function without(popups: readonly PopupRequest[], removedPopup: PopupRequest): readonly PopupRequest[] {
  return popups.filter((popup) => popupKey(popup) !== popupKey(removedPopup))
}

/** Leaves out the popups that an open one makes obsolete. */
function withoutAnswered(popups: readonly PopupRequest[], open: readonly PopupRequest[]): readonly PopupRequest[] {
  return popups.filter(({ name }) => !open.some((other) => other.name === answeredBy[name]))
}

/** Opens the first waiting popup if nothing is open, and stops the fading of a popup that is open again. */
function settle(stack: PopupStack): PopupStack {
  const nextPopup = stack.open.length > 0 ? undefined : nextOf(stack.waiting)
  const open = nextPopup ? [nextPopup] : stack.open
  return {
    open,
    waiting: nextPopup ? without(stack.waiting, nextPopup) : stack.waiting,
    closing: stack.closing.filter(({ popup }) => !open.some(({ name }) => name === popup.name)),
  }
}

/** The next popup by turn, then by arrival. */
function nextOf(waiting: readonly PopupRequest[]): PopupRequest | undefined {
  const turnOf = ({ name }: PopupRequest) => turns.findIndex((turn) => turn.name === name)
  return waiting.toSorted((one, other) => turnOf(one) - turnOf(other))[0]
}
