import { drawScene } from '../kit/flight/draw-scene.ts'
import { openAviatorScene } from './aviator-scene.ts'

drawScene(openAviatorScene)
