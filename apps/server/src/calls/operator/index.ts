export { publishDesign } from './publish-design.ts'
export { saveSettings } from './save-settings.ts'
export { forgetMissingTexts, missingTexts, saveTexts } from './texts.ts'
