import type { AnswerOf, Call, RequestOf } from '@fairground/contract/call'
import type { rounds } from '@fairground/contract/calls/multiplayer-games'
import type { MyGames } from '@fairground/contract/calls/my-games'
import type { Device, Item, Menu, Tab } from '@fairground/contract/design'
import type { ErrorName } from '@fairground/contract/errors.data'
import type { Country, StartupConfig } from '@fairground/contract/startup'
import type { User } from '@fairground/contract/user'
import type { Translate } from '@fairground/phrases'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

/**
 * The state of a call whose answer a block shows. `failed` has a function that tries again, and the refusal if the
 * server gave one.
 */
export type CallResult<Answer> =
  | { state: 'loading'; answer: undefined }
  | { state: 'ready'; answer: Answer }
  | { state: 'failed'; answer: undefined; refusal?: ErrorName | undefined; retry: () => void }

/** The layout of the page, by its width. */
export type Layout = 'phone' | 'tablet' | 'desktop'

export type { MyGames }

/**
 * Access to the player's own games, of the account or of a visitor's device. The first block that shows them loads it.
 */
export interface MyGamesDoor {
  /** Empty lists until they are loaded. */
  useMyGames(): MyGames
  setFavourite(gameId: string, wish: 'mark' | 'unmark'): void
}

/** Parts that only the host can make, because they belong to the session; each is a component without props. */
export type HostPart = 'account-corner' | 'bell' | 'offline-note'

/** The flight of a game that goes on now, on its tile: its pill, its multiplier, and how the last ones ended. */
export type LiveFlight = ComponentType<{ gameId: string }>

/** A round of a flight that is over, with its proof. */
export type FlightRound = AnswerOf<typeof rounds>['page']['content'][number]

/**
 * The surroundings of the blocks: the site, or the studio's canvas. A block asks its host for everything outside its
 * own data, and so never depends on its place. The functions named `use…` are hooks.
 */
export interface BlockHost {
  /** The product's texts. */
  useTranslate(): Translate
  /** An operator's text: the language map's text of that key, or the text itself. */
  useText(): (value: string) => string
  /** The locale on screen. */
  useLocale(): string
  /** Money in the player's currency and notation; `compact` shortens thousands and more (WA-04). */
  useMoney(): Record<'full' | 'short' | 'compact', (value: number) => string>
  useLayout(): Layout
  /** Whether the design is a light or a dark one (C000045). */
  useScheme(): 'light' | 'dark'
  useUser(): User | undefined
  useLoggedIn(): boolean
  useStartup(): StartupConfig
  useMenus(): readonly Menu[]
  useTabs(): readonly Tab[]
  usePath(): string
  /** A value of the address's query; empty without one, and while a rendered page hydrates. */
  useParam(name: string): string
  /**
   * Makes a call of the contract and returns the state of its answer; a call that needs a player waits for a login.
   * `everyMs` repeats it at that interval while the page is visible; 0: never.
   */
  useAnswer<C extends Call>(
    call: C,
    request: RequestOf<C>,
    options?: { when?: boolean; staleMs?: number; everyMs?: number },
  ): CallResult<AnswerOf<C>>
  /** Milliseconds until a moment of the server's clock, updated each second; 0 when it is over. */
  useTimeLeft(untilMs: number): number
  useCountry(): Country | undefined
  /** Stores the player's country, with its currency and, where the player chose none, its language. */
  chooseCountry(country: Country): void
  /** Follows a link of the link grammar. */
  follow(link: string): void
  /** The address of a link, for an anchor and another tab; undefined for one that only acts. */
  hrefOf(link: string): string | undefined
  /**
   * The address of an asset: its name in the design's mappings, a resource key or an address; sized where the server
   * can do that. Empty for a name without a mapping.
   */
  assetUrl(asset: string, size?: { width: number; height: number }): string
  /** The items to show: a preview replaces published ones by the edited ones. */
  useItems(items: readonly Item[]): readonly Item[]
  /** Wraps each item; it makes no box of its own. */
  readonly Around: ComponentType<{ item: Item; children: ReactNode }>
  /** Reports a problem in the design; the operator finds it in the log. */
  report(problem: string): void
  /** The player's own games; every call returns the same promise. */
  loadMyGames(): Promise<MyGamesDoor>
  /** One of the host's own parts. */
  part(name: HostPart): ComponentType
  /** Fetched when it is first shown. */
  readonly LiveFlight: LiveFlight
  /** Recomputes a flight in this browser, and says whether that agrees; fetched when it is first shown. */
  readonly FlightCheck: ComponentType<{ gameId: string; round: FlightRound }>
  readonly device: Device
}

const HostContext = createContext<BlockHost | undefined>(undefined)

/** Provides the host to the blocks inside it. */
export const HostProvider = HostContext.Provider

/**
 * The host around this block.
 * @throws outside of a `HostProvider`
 */
export function useHost(): BlockHost {
  const host = useContext(HostContext)
  if (!host) throw new Error('a block stands outside of a host')
  return host
}
