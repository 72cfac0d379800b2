/**
 * The start-up as a table: its states, and the next state for each outcome of a state's effect (`effects/`). A state
 * without outcomes is an end. An effect that throws leads to `broken`. `docs/start-up.md` has the picture; a test
 * compares the two.
 */
export const startUpTable = {
  /** Stores the parameters of the address: language, navToken, tkk, invite, token. */
  arriving: { arrived: 'speaking', tokenTaken: 'reloading' },
  /** Loads the texts of the player's language. */
  speaking: { spoken: 'configuring', repairAsked: 'closed', tokenTaken: 'reloading', loginDoubted: 'choosing' },
  /** Asks whether the player stays, or the address’s token logs in somebody else. */
  choosing: { loginKept: 'reloading', loginSwitched: 'reloading' },
  /** Loads the start-up configuration from the page, else from the server. */
  configuring: { configured: 'identifying', notConfigured: 'waiting', siteClosed: 'closed' },
  /** Waits, each time longer, or until the network is back or the player presses “try again”. */
  waiting: { triedAgain: 'configuring' },
  /** Settles the browser's id, in a bounded time. */
  identifying: { identified: 'admitting' },
  /** Decides whether the visitor may come in. */
  admitting: { admitted: 'dressing', hasMoved: 'leaving', siteClosed: 'closed', gateNeeded: 'gated' },
  /** Waits at the gate until the visitor passes it. */
  gated: { gatePassed: 'admitting' },
  /** Shows the maintenance screen and asks whether the site is open again. */
  closed: { siteOpened: 'reloading' },
  /** Loads the design, the operator's texts and the screen of the address; in the native shell turns the screen. */
  dressing: { dressed: 'ready', notDressed: 'waiting' },
  /** Shows the error screen, which offers a reload. */
  broken: { reloadAsked: 'reloading' },
  /** Loads the address again, without a token. */
  reloading: {},
  /** Goes to the address to which the whole site has moved. */
  leaving: {},
  /** Mounts the app. */
  ready: {},
} as const satisfies Record<string, Readonly<Record<string, string>>>
