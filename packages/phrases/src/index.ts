export { type CheckoutPhrases, checkoutPhrases } from './checkout.ts'
