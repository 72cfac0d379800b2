export { noticePage } from './notice-page.ts'
export { updatePushStatus } from './update-push-status.ts'
export { vipList } from './vip-list.ts'
