export { clientError } from './client-error.ts'
export { refAppUrl } from './ref-app-url.ts'
export { startup } from './startup.ts'
export { web2pwa } from './web2pwa.ts'
