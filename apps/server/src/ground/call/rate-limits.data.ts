/** `points` calls in `seconds`, for one account or one address. */
export interface RateLimit {
  points: number
  seconds: number
}

/** The limits by name. They are data, so that an operator can review this file alone. */
export interface RateLimitTable {
  /** Calls for a user, by account. A player with a script makes 50 a second; live screens add some. */
  user: RateLimit
  /** Money calls, by account, beside `user`. */
  money: RateLimit
  /** Calls for anyone, by address: a household or an office behind one address. */
  anyone: RateLimit
  /** Calls with a token that is not a session's, by address. */
  badToken: RateLimit
  /** Password checks, by address. The lock of an account is separate and counts wrong ones only. */
  login: RateLimit
  /** Registrations, by address: a household, an office or a school may register many accounts in a day. */
  register: RateLimit
  /** Codes by SMS or e-mail, by address: each costs the operator money. One phone or e-mail has its own, lower limit. */
  code: RateLimit
  /** Registrations, by browser id: phones of one model may have the same id. */
  registerDevice: RateLimit
  /** Codes by SMS or e-mail for callers who are not logged in, by browser id. */
  codeDevice: RateLimit
  /** Withdrawals, by account: each is an order that people or a bank check. */
  withdraw: RateLimit
  /** Deposits, by account: each is an order at a provider, paid or not. */
  recharge: RateLimit
  /** Errors of browsers, by address: a page reports only a few. */
  clientError: RateLimit
  /** Calls of payment providers, by address. */
  provider: RateLimit
  /** Calls of staff, by address. */
  staff: RateLimit
  /** Wrong or missing staff keys, by address. */
  badStaffKey: RateLimit
  /** Uploads of pictures, by account: the server encodes each again. */
  upload: RateLimit
  /** New demonstrations, by address: each is a row for a day. */
  demo: RateLimit
  /** Notes of missing texts, by address. */
  missingText: RateLimit
  /** Readings of public rounds, by address. */
  publicRound: RateLimit
  /** Readings of profiles, by account or address: each may add up a thousand rounds. */
  profile: RateLimit
  /** What a player writes in the chat, by account: beyond it a call answers 429. A room's own pace is stricter. */
  chat: RateLimit
  /** Translations of messages of the chat, by account: each may cost the provider a second of a processor. */
  translate: RateLimit
  /** Messages to the live chat, by account or address. */
  support: RateLimit
  /** New conversations with the live chat, by account or address: each is a row that people read. */
  supportOpen: RateLimit
  /** Live connections of one address: at most `points` open at once. */
  sockets: RateLimit
  /** Connections to the chat of one account, and of one address, beside `sockets`. */
  chatSocketsOfAccount: RateLimit
  chatSocketsOfAddress: RateLimit
}

export const rateLimits: RateLimitTable = {
  user: { points: 2000, seconds: 10 },
  money: { points: 1000, seconds: 10 },
  anyone: { points: 3000, seconds: 30 },
  badToken: { points: 600, seconds: 60 },
  login: { points: 300, seconds: 60 },
  register: { points: 600, seconds: 3600 },
  code: { points: 60, seconds: 3600 },
  registerDevice: { points: 20, seconds: 3600 },
  codeDevice: { points: 30, seconds: 3600 },
  withdraw: { points: 60, seconds: 60 },
  recharge: { points: 60, seconds: 60 },
  clientError: { points: 300, seconds: 60 },
  provider: { points: 6000, seconds: 60 },
  staff: { points: 1200, seconds: 60 },
  badStaffKey: { points: 20, seconds: 60 },
  upload: { points: 20, seconds: 60 },
  demo: { points: 30, seconds: 60 },
  missingText: { points: 60, seconds: 60 },
  publicRound: { points: 300, seconds: 60 },
  profile: { points: 120, seconds: 60 },
  chat: { points: 120, seconds: 60 },
  translate: { points: 20, seconds: 60 },
  support: { points: 60, seconds: 60 },
  supportOpen: { points: 30, seconds: 3600 },
  sockets: { points: 300, seconds: 0 },
  chatSocketsOfAccount: { points: 5, seconds: 0 },
  chatSocketsOfAddress: { points: 20, seconds: 0 },
}

/** A limit that counts calls; the others count open connections of one process. */
export type CallLimitName = Exclude<keyof RateLimitTable, 'sockets' | 'chatSocketsOfAccount' | 'chatSocketsOfAddress'>

/**
 * The limits that protect secrets, orders of money and rows that anybody may make: each call is in the database before it
 * goes on, so that no process and no restart gives further tries. The other limits protect a process from a flood of cheap
 * calls: they count in memory, and a busy caller's count follows into the database within a second.
 */
export const countedAtOnce: ReadonlySet<CallLimitName> = new Set<CallLimitName>([
  'login',
  'code',
  'codeDevice',
  'register',
  'registerDevice',
  'recharge',
  'withdraw',
  'badToken',
  'badStaffKey',
  'upload',
  'demo',
  'supportOpen',
])

/**
 * Limits of calls for anyone that count a player by account and only a visitor by address. The others of such calls count by
 * address whoever is logged in: a session gives no further tries at passwords and codes.
 */
export const countedByAccount: ReadonlySet<CallLimitName> = new Set<CallLimitName>([
  'support',
  'supportOpen',
  'profile',
])

/** Calls with their own limit instead of their access's. */
export const limitOfCall: Readonly<Record<string, CallLimitName>> = {
  'auth.login': 'login',
  'auth.register': 'register',
  'auth.sendCode': 'code',
  'auth.resetPassword': 'login',
  'auth.finishLogin': 'login',
  'pay.recharge': 'recharge',
  'pay.withdraw': 'withdraw',
  'file.upload': 'upload',
  'home.clientError': 'clientError',
  'design.missingText': 'missingText',
  'game.publicRound': 'publicRound',
  'profile.view': 'profile',
  'chat.send': 'chat',
  'chat.edit': 'chat',
  'chat.react': 'chat',
  'chat.report': 'chat',
  'chat.setName': 'chat',
  'chat.shareBets': 'chat',
  'chat.translate': 'translate',
  'chatlive.open': 'supportOpen',
  'chatlive.send': 'support',
  'chatlive.typing': 'support',
  'chatlive.transcript': 'supportOpen',
  'chatlive.rate': 'support',
  'chatlive.complaint': 'support',
}
