export { listNotices, removeNotice, saveNotice } from './notices.ts'
