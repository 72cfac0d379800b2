import type {
  AnswerOf,
  Call,
  Country,
  Device,
  ErrorName,
  Item,
  Menu,
  MyGames,
  RequestOf,
  StartupConfig,
  Tab,
  User,
} from '@fairground/contract'
import type { Translate } from '@fairground/phrases'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

/** An answer that a block shows. `failed` comes with a way to ask again, and with the refusal if the server gave one. */
export type CallResult<Answer> =
  | { state: 'loading'; answer: undefined }
  | { state: 'ready'; answer: Answer }
  | { state: 'failed'; answer: undefined; refusal?: ErrorName | undefined; retry: () => void }

/** How wide the page is laid out. */
export type Layout = 'phone' | 'tablet' | 'desktop'

export type { MyGames }

/** The player's own games, of the account or of a visitor's device: fetched with the first that shows them. */
export interface MyGamesDoor {
  /** Empty lists until they are known. */
  useMyGames(): MyGames
  setFavourite(gameId: string, wish: 'mark' | 'unmark'): void
}

/** Parts that only the host can make, since they belong to the session: each is a component without props. */
export type HostPart = 'account-corner' | 'bell'

/**
 * What surrounds the blocks: the site, or the studio's canvas. A block asks it for everything that is not in its own data,
 * so it never knows where it stands. The functions named `use…` are hooks.
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
  useUser(): User | undefined
  useLoggedIn(): boolean
  useStartup(): StartupConfig
  useMenus(): readonly Menu[]
  useTabs(): readonly Tab[]
  usePath(): string
  /** A value of the address's query; empty without one, and while the page is taken over from the server. */
  useParam(name: string): string
  /**
   * Makes a call of the contract and keeps its answer; a call that needs a player waits until somebody is logged in.
   * `everyMs` asks again and again while the page is in sight; 0: never.
   */
  useAnswer<C extends Call>(
    call: C,
    request: RequestOf<C>,
    options?: { when?: boolean; staleMs?: number; everyMs?: number },
  ): CallResult<AnswerOf<C>>
  /** Milliseconds until a moment of the server's clock, ticking each second; 0 when it is over. */
  useTimeLeft(untilMs: number): number
  useCountry(): Country | undefined
  /** Remembers the player's country, with its currency and, where none was chosen, its language. */
  chooseCountry(country: Country): void
  /** Does what a link of the link grammar says. */
  follow(link: string): void
  /** The address that a link shows and that opens in another tab; undefined for one that only acts. */
  hrefOf(link: string): string | undefined
  /**
   * The address of an asset: its name in the design's mappings, a resource key or an address; sized where the server can.
   * Empty for a name that nobody has mapped.
   */
  assetUrl(asset: string, size?: { width: number; height: number }): string
  /** Items as they are to be shown: a preview puts those that are being edited in the place of the published ones. */
  useItems(items: readonly Item[]): readonly Item[]
  /** What stands around each item; it makes no box of its own. */
  readonly Around: ComponentType<{ item: Item; children: ReactNode }>
  /** Says that something in the design is wrong; the operator finds it in the log. */
  report(problem: string): void
  /** The player's own games: always the same promise. */
  loadMyGames(): Promise<MyGamesDoor>
  /** A part of the host's own. */
  part(name: HostPart): ComponentType
  readonly device: Device
}

const HostContext = createContext<BlockHost | undefined>(undefined)

/** Puts blocks into their host. */
export const HostProvider = HostContext.Provider

/**
 * The host that this block stands in.
 * @throws outside of a `HostProvider`
 */
export function useHost(): BlockHost {
  const host = useContext(HostContext)
  if (!host) throw new Error('a block stands outside of a host')
  return host
}
