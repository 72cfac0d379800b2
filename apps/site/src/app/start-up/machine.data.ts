/** How a state is shown: `loading` until the app stands, a `screen` of its own, or the `app` itself. */
export type Look = 'loading' | 'screen' | 'app'

interface StateRow {
  /** What is done while the start-up is in this state. */
  does: string
  look: Look
  /** What may come of it, and where that leads. A state without any is an end. */
  on: Readonly<Record<string, string>>
}

/**
 * The start-up as a table: its states, what is done in each (one file in `effects/`), and where each outcome leads.
 * `docs/start-up.md` has the picture of it; a test holds the two together. Whatever an effect throws leads to `broken`.
 */
export const startUpTable = {
  arriving: {
    does: 'takes what the address brings: language, navToken, tkk, invite, token',
    look: 'loading',
    on: { arrived: 'speaking', tokenTaken: 'reloading' },
  },
  speaking: {
    does: 'loads the texts of the player’s language',
    look: 'loading',
    on: { spoken: 'configuring', repairAsked: 'closed' },
  },
  configuring: {
    does: 'takes the start-up configuration from the page, else asks for it',
    look: 'loading',
    on: { configured: 'identifying', notConfigured: 'waiting', siteClosed: 'closed' },
  },
  waiting: {
    does: 'waits, each time longer, or until the network is back or the player presses “try again”',
    look: 'loading',
    on: { triedAgain: 'configuring' },
  },
  identifying: {
    does: 'settles the browser’s id, in a bounded time',
    look: 'loading',
    on: { identified: 'admitting' },
  },
  admitting: {
    does: 'decides whether the visitor may come in',
    look: 'loading',
    on: { admitted: 'dressing', hasMoved: 'leaving', siteClosed: 'closed', gateNeeded: 'gated' },
  },
  gated: {
    does: 'waits at the gate until the visitor passes it',
    look: 'screen',
    on: { gatePassed: 'admitting' },
  },
  closed: {
    does: 'shows the maintenance screen and asks whether the site is open again',
    look: 'screen',
    on: { siteOpened: 'reloading' },
  },
  dressing: {
    does: 'loads the design and the operator’s texts; in the native shell turns the screen',
    look: 'loading',
    on: { dressed: 'ready', notDressed: 'waiting' },
  },
  broken: {
    does: 'says that something broke and offers a reload',
    look: 'screen',
    on: { reloadAsked: 'reloading' },
  },
  reloading: { does: 'loads the address again, without a token', look: 'loading', on: {} },
  leaving: { does: 'goes where the whole site has moved to', look: 'loading', on: {} },
  ready: { does: 'mounts the app', look: 'app', on: {} },
} as const satisfies Record<string, StateRow>
