import { expect, test } from './fixtures.ts'
import { follow, popupLink } from './popups.ts'

test('[PO-03] a centre popup scales from 0.8 to 1 with a fade', async ({ page }) => {
  await page.addInitScript(() => {
    const moves: string[] = []
    Object.assign(window, { moves })
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      const animations = target instanceof Element ? target.getAnimations() : []
      for (const animation of animations) {
        if (!(animation instanceof CSSTransition) || animation.transitionProperty !== propertyName) continue
        const frames = (animation.effect as KeyframeEffect).getKeyframes()
        moves.push(`${propertyName} ${frames.map((frame) => frame[propertyName]).join(' to ')}`)
      }
    })
    document.addEventListener('animationstart', ({ animationName, pseudoElement }) => {
      const animation = document.getAnimations().find((one) => (one as CSSAnimation).animationName === animationName)
      const [from, to] = animation?.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : []
      for (const name of ['opacity', 'scale']) moves.push(`${pseudoElement} ${name} ${from?.[name]} to ${to?.[name]}`)
    })
  })
  // At first its scripts are on their way: the frame comes in, and the popup stands in it.
  await page.goto(popupLink('forbidden'))
  const moves = () => page.evaluate(() => (window as unknown as { moves: string[] }).moves)
  await expect.poll(moves).toEqual(expect.arrayContaining(['::after opacity 0 to 1', '::after scale 0.8 to none']))
  // Opened again its scripts are there: it comes in itself.
  const popup = page.getByRole('dialog')
  await expect(popup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await follow(page, popupLink('forbidden'))
  await expect.poll(moves).toEqual(expect.arrayContaining(['opacity 0 to 1', 'scale 0.8 to none']))
})
