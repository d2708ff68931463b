/** A few elements, made by hand: this page has no framework, so that whoever wants to can read all of it. */
type Child = Node | string

export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Record<string, string>,
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

/** A field with its label; `id` names both. */
export function field(
  id: string,
  label: string,
  input: HTMLInputElement | HTMLTextAreaElement
): HTMLElement {
  input.id = id
  return element('div', {}, element('label', { for: id }, label), input)
}

export const button = (text: string, press: () => Promise<void>): HTMLButtonElement => {
  const made = element('button', { type: 'button' }, text)
  made.addEventListener('click', () => {
    made.disabled = true
    void press().finally(() => (made.disabled = false))
  })
  return made
}

/** Where a section says what came out; read aloud when it changes. */
export function results(): { node: HTMLElement; show: (...lines: Child[]) => void } {
  const node = element('div', { role: 'status' })
  const line = (child: Child) => (typeof child === 'string' ? element('p', {}, child) : child)
  return { node, show: (...lines) => node.replaceChildren(...lines.map(line)) }
}

export const textOf = async (input: HTMLInputElement): Promise<string> =>
  (await input.files?.[0]?.text()) ?? ''

/** Gives what was made here to the browser to keep as a file. */
export function saveAs(content: Blob, name: string): void {
  const link = element('a', { href: URL.createObjectURL(content), download: name })
  link.click()
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
