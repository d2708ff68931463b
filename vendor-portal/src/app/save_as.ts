/** Gives a content to the browser to keep as a file. */
export function saveAs(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const a = document.createElement('a')
  a.href = url
  a.download = name
  a.click()
  /* The browser reads the address after the click. */
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
