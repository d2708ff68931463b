/** A person who uses a screen by keys alone, and how much of it that takes. */
import type { Page } from './browser.ts'
import { waitFor } from './wait.ts'

/** More keys than this between two things of one screen is a screen that nobody walks. */
const FAR = 90

/** Runs in the page: is this the name, by its label or by the form, of what has the focus, or of anything that may have it? */
function isCalled({ name, focused }: { name: string; focused: boolean }): boolean {
  const all = focused
    ? [document.activeElement]
    : [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')]
  return all.some((element) => {
    const e = element as HTMLInputElement | null
    const labels = [...(e?.labels ?? [])].map((label) => label.textContent)
    return [e?.getAttribute('aria-label'), ...labels, e?.name, e?.textContent].some(
      (one) => one?.replace(/\s*\*$/, '').trim() === name
    )
  })
}

export class Keys {
  /** Tab, and letters that are not text: what it takes to get about. */
  tabs = 0
  /** What a mouse would have to click: buttons, links, choices. Fields that are typed into are not among them. */
  clicks = 0
  /** Texts that were typed. */
  typed = 0

  constructor(readonly page: Page) {
    // Choosers are ours from the beginning: a key is quicker than the request to be told of one.
    page.on('filechooser', () => {})
  }

  /** Goes on by Tab until the thing of this name has the focus. */
  async to(name: string): Promise<void> {
    // Keys are quicker than a list that is still under way.
    await this.page.waitForFunction(isCalled, { name, focused: false })
    for (let n = 0; n <= FAR; n++) {
      if (await this.page.evaluate(isCalled, { name, focused: true })) return
      await this.page.keyboard.press('Tab')
      this.tabs++
    }
    throw new Error(`'${name}' is not reached by Tab on ${this.page.url()}`)
  }

  async press(name: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.to(name)
    await this.page.keyboard.press(key)
    this.clicks++
  }

  /** Answers the question that this button asks, by the button of the same name in it. */
  async confirm(name: string): Promise<void> {
    await this.press(name)
    // The question is there before it has the focus: until then the key would ask a second time.
    await this.page.locator('[role=alertdialog]:focus-within').waitFor()
    await this.press(name)
  }

  async type(name: string, text: string): Promise<void> {
    await this.to(name)
    await this.page.keyboard.type(text)
    this.typed++
  }

  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(values)) await this.type(name, text)
  }

  /** Chooses in a native select by its first letters. */
  async choose(name: string, letters: string): Promise<void> {
    await this.to(name)
    const text = () =>
      this.page.evaluate(() => {
        const { options, selectedIndex } = document.activeElement as HTMLSelectElement
        return options[selectedIndex]?.text ?? ''
      })
    await waitFor(`${letters} in ${name}`, async () => {
      await this.page.keyboard.type(letters)
      return (await text()).startsWith(letters)
    })
    this.clicks++
  }

  /** Opens the file chooser of a field and takes this file. */
  async file(button: string, name: string, buffer: Buffer): Promise<void> {
    await this.to(button)
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.page.keyboard.press('Enter'),
    ])
    await chooser.setFiles({ name, mimeType: 'application/pdf', buffer })
    this.clicks++
  }
}
