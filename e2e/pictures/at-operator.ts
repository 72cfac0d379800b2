import type { Screen } from './screen.ts'

/** A start-up configuration with what only some operators have. */
export const atOperator =
  (own: object, show: Screen['show']): Screen['show'] =>
  async (page, stage) => {
    await page.addInitScript((more) => {
      const patch = () => {
        const data = document.getElementById('page-data')
        if (!data?.textContent) return
        const pageData = JSON.parse(data.textContent)
        data.textContent = JSON.stringify({ ...pageData, startup: { ...pageData.startup, ...more } })
      }
      document.addEventListener('readystatechange', patch)
    }, own)
    await page.route('**/api/home/startup*', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), ...own } })
    })
    await show(page, stage)
  }
