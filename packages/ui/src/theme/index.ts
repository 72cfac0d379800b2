export { contrast } from './contrast.ts'
export { type Theme, type ThemeField, themeFields } from './fields.data.ts'
export { themeCss } from './theme-css.ts'
