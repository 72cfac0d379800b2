/** Path of a Chromium; undefined when there is none. */
export function findChromium(): string | undefined
/** Finds the headless shell, or installs it. */
export function ensureChromium(): string

/** A word of the browser's command: less transparency is wished. */
export const LESS_TRANSPARENCY: string
