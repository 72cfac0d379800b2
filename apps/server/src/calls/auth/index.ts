export { acceptTerms, changePassword, confirmAge, userInfo } from './account.ts'
export { browserFootPrint, check, login, logout, register, revokeSession, sessions } from './sessions.ts'
