export { acceptTerms, changePassword, confirmAge, userInfo } from './account.ts'
export { proveCode, resetPassword, sendCode } from './codes.ts'
export { finishLink, finishLogin, loginServices, startLink, unlinkLogin } from './other-logins.ts'
export { browserFootPrint, check, login, logout, register, revokeSession, sessions } from './sessions.ts'
