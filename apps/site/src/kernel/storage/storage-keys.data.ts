/** What a logout does to a stored text: it is `kept`, or it `goes`. */
export type Fate = 'kept' | 'goes'

/**
 * Every key that the site stores (SU-10), and what a logout does to it (SU-09). The site cannot store any other key; a
 * logout removes keys in the storage that are not listed here.
 */
export const storageKeys = {
  // Keys of the specification that stay.
  currentCountry: 'kept',
  currentLanguage: 'kept',
  countryId: 'kept',
  currencyId: 'kept',
  /** The version of the house rules that the player accepted here. */
  agreement: 'kept',
  aid: 'kept',
  gaid: 'kept',
  version: 'kept',
  supportPwa: 'kept',
  pwa: 'kept',
  checkAge: 'kept',
  /** When the server refused logins and registrations here, until somebody logs in. */
  failedRecords: 'kept',
  // Keys of the specification that go.
  BrowserFingerprintId: 'goes',
  navToken: 'goes',
  tkk: 'goes',
  /** The player, with the token. */
  user: 'goes',
  autoBk: 'goes',
  enableRegisterPromoCode: 'goes',
  soundOff: 'goes',
  /** The invite code of the address. */
  p: 'goes',
  inviteWheelTag: 'goes',
  /** What led to the app's download; empty once the server knows that there is nothing. */
  wta: 'goes',
  'waf-pass': 'goes',
  // Our own keys.
  keysOff: 'goes',
  /** Whether games show their results at once. */
  instant: 'goes',
  humOff: 'goes',
  /** How loud effects and background of a game are, where the player has changed it. */
  effectsLevel: 'goes',
  ambienceLevel: 'goes',
  /** The demonstration that this device plays. */
  demoToken: 'goes',
  /** A visitor's conversation with support: its id and secret. */
  support: 'goes',
  /** A visitor's favourites and the games last played. */
  myGames: 'goes',
  revealedPair: 'goes',
  /** The open checkout. */
  deposit: 'goes',
  /** Payments begun within the last hour (WA-02). */
  purchases: 'goes',
  /** The newest notice that this device knows of (PU-06). */
  noticeTime: 'goes',
  /** When each notice popup was last shown (NT-02). */
  noticesShown: 'goes',
  /** When each popup came by itself. */
  popupsSeen: 'goes',
  /** Of a tab: the operator's token for the design preview (DS-04). */
  designToken: 'goes',
  /** Of a tab: when a refusal last made it reload (ER-05). */
  reloadedAt: 'goes',
  /** Of a tab: wins and losses in each game since the tab was opened. */
  gameStats: 'goes',
  /** Whether the chat is open beside the page. */
  chatPanel: 'goes',
  /** The kinds of cards that the chat leaves out. */
  chatHidden: 'goes',
  /** When the newest warning was given that the player has closed. */
  chatWarned: 'goes',
  /** The slips of lotteries that the player keeps. */
  usualSlips: 'goes',
  /** Of a tab: games fill the window. */
  theatre: 'goes',
  /** The id of the app's installation, from the native shell's address. */
  afid: 'goes',
} as const satisfies Record<string, Fate>

/** A key of the site's storage. */
export type StorageKey = keyof typeof storageKeys
