import { rowsOfSteps, type SteppedManifest, samplesOfSteps } from '../manifest.ts'
import { ROWS, TOWER, TOWER_DIFFICULTIES } from './odds.ts'
import { towerEngine, towerGame } from './rules.ts'

const findDifficulty = (word: unknown) => TOWER_DIFFICULTIES.find((known) => known === word)

/** Tower, as the rest of the product meets it. */
export const towerManifest = {
  id: 'tower',
  name: 'Tower',
  category: 'ORIGINALS',
  family: 'stepped',
  rules: towerGame,
  engine: towerEngine,
  moveField: 'column',
  moveText: 'A step of tower: a column of the row that is next, from 0. The last step cashes out by itself.',
  cashesOut: true,
  picks(steps, { difficulty }) {
    const word = findDifficulty(difficulty)
    return rowsOfSteps(steps, () => (word ? TOWER[word].width : 0))
  },
  samples({ difficulty }) {
    const word = findDifficulty(difficulty)
    return word ? samplesOfSteps(ROWS, () => ({ count: TOWER[word].bad, of: TOWER[word].width })) : []
  },
} as const satisfies SteppedManifest
