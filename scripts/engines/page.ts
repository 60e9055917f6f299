type Name = string | RegExp

/** What a finger finds on a page and does to it: so much of Playwright's `Locator` as the journeys use. */
export interface Found {
  click(): Promise<void>
  check(): Promise<void>
  fill(text: string): Promise<void>
  waitFor(): Promise<void>
  first(): Found
  getByRole(role: Role, options?: { readonly name?: Name; readonly exact?: boolean }): Found
}

export type Role = 'button' | 'checkbox' | 'dialog' | 'heading' | 'link' | 'radio' | 'tab' | 'textbox'

/** A page of any engine: Playwright's own, or one behind plain WebDriver. */
export interface EnginePage {
  getByRole(role: Role, options?: { readonly name?: Name; readonly exact?: boolean }): Found
  getByLabel(text: Name, options?: { readonly exact?: boolean }): Found
  getByText(text: Name, options?: { readonly exact?: boolean }): Found
  goto(address: string): Promise<unknown>
  waitForURL(fits: (url: URL) => boolean): Promise<void>
  screenshot(path: string): Promise<void>
}

export interface OpenedEngine {
  readonly page: EnginePage
  /** As the engine calls itself. */
  readonly version: string
  /** What nobody caught in the page so far. */
  thrown(): Promise<readonly string[]>
  close(): Promise<void>
}
