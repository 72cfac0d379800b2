export { type ExactResult, exactRun } from './exact.ts'
export {
  createLab,
  type Estimate,
  estimateMean,
  estimateShare,
  type Lab,
  type LabInput,
  type LabResult,
} from './lab.ts'
export { type DryRun, dryRun, multiplierOfPast, type PastRound } from './past.ts'
export { payoutsOf, prizeModel, type RoundModel, steppedModel, targetModel } from './round-model.ts'
export {
  countRound,
  findStop,
  type Minor,
  type RunCounts,
  type RunRules,
  STOPS,
  type StakeChange,
  type Stop,
  stakeAfter,
  startCounts,
} from './rules.ts'
export { drawBelow, simulationWords } from './words.ts'
