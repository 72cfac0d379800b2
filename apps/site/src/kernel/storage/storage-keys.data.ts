/** What becomes of a stored text when the player logs out. */
export type Fate = 'kept' | 'goes'

/**
 * Every key that the site stores (SU-10), and what becomes of it when the player logs out (SU-09). A key that is not
 * here cannot be stored; one that is found in the storage all the same goes.
 */
export const storageKeys = {
  // The specification's that stay.
  currentCountry: 'kept',
  currentLanguage: 'kept',
  countryId: 'kept',
  currencyId: 'kept',
  /** The version of the house rules that was accepted here. */
  agreement: 'kept',
  aid: 'kept',
  gaid: 'kept',
  version: 'kept',
  supportPwa: 'kept',
  pwa: 'kept',
  checkAge: 'kept',
  /** When logins and registrations were refused here, until somebody is in. */
  failedRecords: 'kept',
  // The specification's that go.
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
  /** What led to the app's download; empty once the server was told that it is nothing. */
  wta: 'goes',
  'waf-pass': 'goes',
  // Ours.
  keysOff: 'goes',
  /** Whether results of games stand at once. */
  instant: 'goes',
  humOff: 'goes',
  /** The demonstration that this device plays. */
  demoToken: 'goes',
  /** A visitor's favourites and the games last played. */
  myGames: 'goes',
  revealedPair: 'goes',
  /** The checkout under way. */
  deposit: 'goes',
  /** Payments that were begun within the hour (WA-02). */
  purchases: 'goes',
  /** The newest notice that this device knows of (PU-06). */
  noticeTime: 'goes',
  /** When each notice popup was last shown (NT-02). */
  noticesShown: 'goes',
  /** When which popup came by itself. */
  popupsSeen: 'goes',
  /** Of a tab: the operator's token for the design preview (DS-04). */
  designToken: 'goes',
  /** Of a tab: when a refusal last made it reload (ER-05). */
  reloadedAt: 'goes',
  /** Of a tab: what was won and lost in each game since it was opened. */
  gameStats: 'goes',
  /** Of a tab: that games have the window to themselves. */
  theatre: 'goes',
  /** The id of the app's install, as the native shell's address says it. */
  afid: 'goes',
} as const satisfies Record<string, Fate>

/** A key of the site's storage. */
export type StorageKey = keyof typeof storageKeys
