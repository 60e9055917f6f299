import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /**
     * Calls `look` with each frame as it reaches the screen: when the layout is done and observers of sizes have answered it. What is
     * looked at in between (in a task, in a callback of requestAnimationFrame) is seen by nobody. `stop` resolves after one more frame.
     */
    readonly eachFrame?: (look: () => void) => { stop(): Promise<void> }
  }
}

/** Lets functions in the page look at frames (`window.eachFrame`). */
export const seeFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const eachFrame: Window['eachFrame'] = (look) => {
      const probe = document.createElement('div')
      probe.style.cssText = 'position:fixed;visibility:hidden;width:1px'
      document.body.append(probe)
      let frames = 0
      let over: (() => void) | undefined
      // Observers are told in the order in which they were made: this one after those of the page.
      const sizes = new ResizeObserver(() => {
        look()
        if (!over) return
        sizes.disconnect()
        probe.remove()
        over()
      })
      sizes.observe(probe)
      const next = (): void => {
        probe.style.height = `${(++frames % 2) + 1}px`
        if (probe.isConnected) requestAnimationFrame(next)
      }
      requestAnimationFrame(next)
      return { stop: () => new Promise((resolve) => (over = resolve)) }
    }
    Object.assign(window, { eachFrame })
  })
