/** One row of the decided table: picks of a market, the chance of each tier, and the odds at a house edge of 3 %. */
export interface TableRow {
  readonly gameId: string
  readonly market: string
  /** Some picks of the market, or all of them. */
  readonly picks: readonly string[] | 'all'
  /** One a tier, as `n/d` in lowest terms. */
  readonly chances: readonly string[]
  /** One a tier, in ten-thousandths. */
  readonly odds: readonly number[]
}

function row(
  gameId: string,
  market: string,
  picks: string | 'all',
  chances: string,
  ...odds: readonly number[]
): TableRow {
  return { gameId, market, picks: picks === 'all' ? 'all' : picks.split(' '), chances: chances.split(' '), odds }
}

/** The table of every market, typed from the enumeration that was made before this code, by another program. */
export const oddsTable: readonly TableRow[] = [
  row('dice3', 'side', 'all', '1/2', 19400),
  row('dice3', 'combo', 'big-odd small-even', '61/216', 34347),
  row('dice3', 'combo', 'big-even small-odd', '47/216', 44578),
  row('dice3', 'sum', '3 18', '1/216', 2095200),
  row('dice3', 'sum', '4 17', '1/72', 698400),
  row('dice3', 'sum', '5 16', '1/36', 349200),
  row('dice3', 'sum', '6 15', '5/108', 209520),
  row('dice3', 'sum', '7 14', '5/72', 139680),
  row('dice3', 'sum', '8 13', '7/72', 99771),
  row('dice3', 'sum', '9 12', '25/216', 83808),
  row('dice3', 'sum', '10 11', '1/8', 77600),
  row('dice3', 'face', 'all', '25/72 5/72 1/216', 21057, 31585, 42114),
  row('dice3', 'pair', 'all', '2/27', 130950),
  row('dice3', 'pairplus', 'all', '1/72', 698400),
  row('dice3', 'two', 'all', '5/36', 69840),
  row('dice3', 'three', 'all', '1/36', 349200),
  row('dice3', 'triple', 'all', '1/216', 2095200),
  row('dice3', 'anytriple', 'all', '1/36', 349200),
  row('dice3', 'run', 'all', '1/9', 87300),
  row('dice3', 'alldiff', 'all', '5/9', 17460),
  row('colour10', 'side', 'all', '1/2', 19400),
  row('colour10', 'number', 'all', '1/10', 97000),
  row('colour10', 'green', 'all', '2/5 1/10', 20421, 15315),
  row('colour10', 'red', 'all', '2/5 1/10', 20421, 15315),
  row('colour10', 'violet', 'all', '1/5', 48500),
  row('race10', 'place', 'all', '1/10', 97000),
  row('race10', 'side', 'all', '1/2', 19400),
  row('race10', 'duel', 'all', '1/2', 19400),
  row('race10', 'top2sum', '3 4 18 19', '1/45', 436500),
  row('race10', 'top2sum', '5 6 16 17', '2/45', 218250),
  row('race10', 'top2sum', '7 8 14 15', '1/15', 145500),
  row('race10', 'top2sum', '9 10 12 13', '4/45', 109125),
  row('race10', 'top2sum', '11', '1/9', 87300),
  row('race10', 'top2side', 'big even', '4/9', 21825),
  row('race10', 'top2side', 'small odd', '5/9', 17460),
  row('race10', 'straight', '3,7 1,2 10,1', '1/90', 873000),
  row('race10', 'straight', '3,7,1 8,9,10', '1/720', 6984000),
  row('race10', 'box', '3,7 1,2 9,10', '1/45', 436500),
  row('race10', 'box', '3,7,8 1,2,3', '1/120', 1164000),
  row('race10', 'top3', 'all', '3/10', 32333),
  row('sum28', 'side', 'all', '1/2', 19400),
  row('sum28', 'extreme', 'all', '7/125', 173214),
  row('sum28', 'combo', 'big-even small-odd', '269/1000', 36059),
  row('sum28', 'combo', 'big-odd small-even', '231/1000', 41991),
  row('sum28', 'sum', '0 27', '1/1000', 9700000),
  row('sum28', 'sum', '1 26', '3/1000', 3233333),
  row('sum28', 'sum', '2 25', '3/500', 1616666),
  row('sum28', 'sum', '3 24', '1/100', 970000),
  row('sum28', 'sum', '4 23', '3/200', 646666),
  row('sum28', 'sum', '5 22', '21/1000', 461904),
  row('sum28', 'sum', '6 21', '7/250', 346428),
  row('sum28', 'sum', '7 20', '9/250', 269444),
  row('sum28', 'sum', '8 19', '9/200', 215555),
  row('sum28', 'sum', '9 18', '11/200', 176363),
  row('sum28', 'sum', '10 17', '63/1000', 153968),
  row('sum28', 'sum', '11 16', '69/1000', 140579),
  row('sum28', 'sum', '12 15', '73/1000', 132876),
  row('sum28', 'sum', '13 14', '3/40', 129333),
  row('sum28', 'form', 'leopard', '1/100', 970000),
  row('sum28', 'form', 'run', '3/50', 161666),
  row('sum28', 'form', 'pair', '27/100', 35925),
  row('sum28', 'form', 'half', '9/25', 26944),
  row('sum28', 'form', 'mixed', '3/10', 32333),
  row('digits5', 'form', 'front:leopard middle:leopard back:leopard', '1/100', 970000),
  row('digits5', 'form', 'front:run middle:run back:run', '3/50', 161666),
  row('digits5', 'form', 'front:pair middle:pair back:pair', '27/100', 35925),
  row('digits5', 'form', 'front:half middle:half back:half', '9/25', 26944),
  row('digits5', 'form', 'front:mixed middle:mixed back:mixed', '3/10', 32333),
  row('digits5', 'place', 'all', '1/10', 97000),
  row('digits5', 'side', 'all', '1/2', 19400),
  row('digits5', 'sumside', 'all', '1/2', 19400),
  row('digits5', 'duel', 'dragon tiger', '9/20', 21555),
  row('digits5', 'duel', 'tie', '1/10', 97000),
  row('digits5', 'straight', '0,0 3,7 9,8', '1/100', 970000),
  row('digits5', 'straight', '0,0,0 3,7,3 9,8,7', '1/1000', 9700000),
  row('digits5', 'box', '0,1 3,7', '1/50', 485000),
  row('digits5', 'box', '0,1,2 3,7,9', '3/500', 1616666),
  row('digits5', 'box', '0,0,1 3,7,7', '3/1000', 3233333),
  row('digits5', 'any', 'all', '40951/100000', 23686),
]
