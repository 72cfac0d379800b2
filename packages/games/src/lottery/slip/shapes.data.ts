/** What a shape wants beside its words: nothing, one side, two sides, numbers that are a bet each, or one list of numbers. */
export type Takes = 'nothing' | 'side' | 'sides' | 'each' | 'list'

/** How a kind of bet is typed. */
export interface Shape {
  readonly market: string
  /** The words beside sides and numbers, in the order of the canonical text; several where a word may be left out. */
  readonly forms: readonly string[]
  readonly takes: Takes
  /** What stands before the colon of the pick: a position such as `1st`, or the number behind `duel`. */
  readonly place?: 'position' | 'duel'
  /** The pick, behind its place, of a shape that takes nothing. */
  readonly what?: string
  /** The least and the largest number, for `each` and `list`. */
  readonly range?: readonly [number, number]
  /** The lengths of a list. */
  readonly counts?: readonly number[]
  /** The order of a list's numbers in the pick; `twice-first` has the number that is there twice first. */
  readonly order?: 'typed' | 'rising' | 'twice-first'
}

/** The shapes of a game, and how it writes and counts its places. */
export interface GameShapes {
  /** `nth` writes `1st`, `d` writes `d1`; both are read everywhere. */
  readonly positionStyle: 'nth' | 'd'
  readonly positions: number
  readonly duels: number
  readonly shapes: readonly Shape[]
}

/** Shapes that take nothing: the pick, or `pick=words that are typed`. */
function words(market: string, ...picks: readonly string[]): Shape[] {
  return picks.map((row) => {
    const [what = '', form = what] = row.split('=')
    return { market, forms: [form], takes: 'nothing', what }
  })
}

const FORMS = ['leopard', 'run', 'pair', 'half', 'mixed']
const WINDOWS = ['front', 'middle', 'back']

/** Every market of every lottery as it is typed. Where numbers alone fit several shapes, the readings have this order. */
export const gameShapes: Readonly<Record<string, GameShapes>> = {
  dice3: {
    positionStyle: 'nth',
    positions: 0,
    duels: 0,
    shapes: [
      { market: 'side', forms: ['', 'sum'], takes: 'side' },
      { market: 'combo', forms: ['', 'sum'], takes: 'sides' },
      { market: 'sum', forms: ['sum'], takes: 'each', range: [3, 18] },
      { market: 'face', forms: ['face'], takes: 'each', range: [1, 6] },
      { market: 'pair', forms: ['pair'], takes: 'each', range: [1, 6] },
      { market: 'pairplus', forms: ['pairplus'], takes: 'list', range: [1, 6], counts: [3], order: 'twice-first' },
      { market: 'two', forms: ['two'], takes: 'list', range: [1, 6], counts: [2], order: 'rising' },
      { market: 'three', forms: ['three'], takes: 'list', range: [1, 6], counts: [3], order: 'rising' },
      { market: 'triple', forms: ['triple'], takes: 'each', range: [1, 6] },
      ...words('anytriple', 'any=triple any'),
      ...words('run', 'run'),
      ...words('alldiff', 'alldiff'),
    ],
  },
  colour10: {
    positionStyle: 'nth',
    positions: 0,
    duels: 0,
    shapes: [
      { market: 'side', forms: [''], takes: 'side' },
      { market: 'number', forms: [''], takes: 'each', range: [0, 9] },
      ...words('green', 'green'),
      ...words('red', 'red'),
      ...words('violet', 'violet'),
    ],
  },
  race10: {
    positionStyle: 'nth',
    positions: 10,
    duels: 5,
    shapes: [
      { market: 'place', forms: [''], takes: 'each', place: 'position', range: [1, 10] },
      { market: 'side', forms: [''], takes: 'side', place: 'position' },
      ...['dragon', 'tiger'].map(
        (what): Shape => ({ market: 'duel', forms: [`duel ${what}`], takes: 'nothing', place: 'duel', what }),
      ),
      { market: 'top2sum', forms: ['top2', 'sum', 'top2 sum'], takes: 'each', range: [3, 19] },
      { market: 'top2side', forms: ['top2', '', 'sum', 'top2 sum'], takes: 'side' },
      { market: 'top3', forms: ['top3'], takes: 'each', range: [1, 10] },
      { market: 'straight', forms: ['straight'], takes: 'list', range: [1, 10], counts: [2, 3], order: 'typed' },
      { market: 'box', forms: ['box'], takes: 'list', range: [1, 10], counts: [2, 3], order: 'rising' },
    ],
  },
  sum28: {
    positionStyle: 'nth',
    positions: 0,
    duels: 0,
    shapes: [
      { market: 'side', forms: ['', 'sum'], takes: 'side' },
      { market: 'extreme', forms: ['extreme'], takes: 'side' },
      { market: 'combo', forms: ['', 'sum'], takes: 'sides' },
      { market: 'sum', forms: ['sum', ''], takes: 'each', range: [0, 27] },
      ...words('form', ...FORMS),
    ],
  },
  digits5: {
    positionStyle: 'd',
    positions: 5,
    duels: 0,
    shapes: [
      { market: 'place', forms: [''], takes: 'each', place: 'position', range: [0, 9] },
      { market: 'side', forms: [''], takes: 'side', place: 'position' },
      { market: 'sumside', forms: ['sum', ''], takes: 'side' },
      ...words('form', ...WINDOWS.flatMap((window) => FORMS.map((form) => `${window}:${form}=${window} ${form}`))),
      ...['dragon', 'tiger', 'tie'].map(
        (what): Shape => ({ market: 'duel', forms: [what, `duel ${what}`], takes: 'nothing', what }),
      ),
      { market: 'any', forms: ['any'], takes: 'each', range: [0, 9] },
      { market: 'straight', forms: ['straight'], takes: 'list', range: [0, 9], counts: [2, 3], order: 'typed' },
      { market: 'box', forms: ['box'], takes: 'list', range: [0, 9], counts: [2, 3], order: 'rising' },
    ],
  },
}
