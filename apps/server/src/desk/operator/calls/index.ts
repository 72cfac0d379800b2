export { listGames, saveGame } from './games.ts'
export { grantSpins } from './grant-spins.ts'
export { listJurisdictions, publishDesign, saveJurisdiction, saveSettings } from './site.ts'
export { forgetMissingTexts, missingTexts, saveTexts } from './texts.ts'
