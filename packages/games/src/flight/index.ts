export { aviatorCurve, type Curve, crashCurve, HIGHEST_POINT } from './curve.ts'
