export {
  type DecimalString,
  floorTo,
  minorToDecimalString,
  minorToNumber,
  numberToMinor,
  parseAmount,
} from './amount.ts'
export { decimalMarkOf, formatAmount, readTypedAmount, type TypedAmount } from './amount-field.ts'
export { type Currency, decimalsOrDefault, isDecimalLength, MAX_DECIMAL_LENGTH } from './currency.ts'
export { formatCompact, formatMoney, type MoneyLocale, numberFormat } from './format.ts'
export {
  addFractions,
  compareFractions,
  divideFractions,
  type Fraction,
  floorMultiply,
  fraction,
  fractionToNumber,
  multiplyFractions,
  ONE,
  subtractFractions,
  ZERO,
} from './fraction.ts'
