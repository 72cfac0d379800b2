/** `notice` 1.5 s, `message` 3 s, `notification` 4.5 s on screen (PO-07). */
export type ToastKind = 'notice' | 'message' | 'notification'
/** A message that comes and goes. */
export interface Toast {
  id: number
  kind: ToastKind
  tone: 'quiet' | 'win' | 'loss' | 'info'
  title: string
  text?: string
  /** A button below the words. Pressing it closes the toast. */
  action?: { label: string; press: () => void }
}

/** How long each kind stays, in milliseconds. */
export const TOAST_DURATION_MS: Readonly<Record<ToastKind, number>> = {
  notice: 1500,
  message: 3000,
  notification: 4500,
}
const AT_MOST = 4

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(newToasts: readonly Toast[]): void {
  toasts = newToasts
  for (const listener of listeners) listener()
}

/** Shows a toast; the same one again while it is on screen only restarts its time. Returns its id. */
export function toast(title: string, options: Partial<Omit<Toast, 'id' | 'title'>> = {}): number {
  const otherToasts = toasts.filter((other) => other.title !== title || other.text !== options.text)
  lastId += 1
  const newToast: Toast = { kind: 'message', tone: 'quiet', ...options, id: lastId, title }
  change([...otherToasts, newToast].slice(-AT_MOST))
  return newToast.id
}

/** Closes a toast. */
export function dismissToast(id: number): void {
  if (toasts.some((other) => other.id === id)) change(toasts.filter((other) => other.id !== id))
}

/** The toasts on screen, oldest first. */
export function shownToasts(): readonly Toast[] {
  return toasts
}

/** Calls back on each change until the returned function is called. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
