export { listAssets, removeAsset, uploadAsset } from './assets.ts'
export { listNotices, removeNotice, saveNotice } from './notices.ts'
