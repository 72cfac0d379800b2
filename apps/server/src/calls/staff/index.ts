export { listAssets, removeAsset, uploadAsset } from './assets.ts'
export { log } from './log.ts'
export { listNotices, removeNotice, saveNotice } from './notices.ts'
