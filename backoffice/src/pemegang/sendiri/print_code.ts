import { pemegangOffice as text } from '@eproc/i18n/id/pemegang_office'

/** Prints a sheet with the code alone: it is never saved, nor beside the file that it opens. */
export function printCode(code: string, nama: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const sheet = frame.contentDocument!
  const line = (tag: string, content: string) => {
    const element = sheet.createElement(tag)
    element.textContent = content
    element.style.fontFamily = tag === 'pre' ? 'monospace' : 'sans-serif'
    sheet.body.append(element)
  }
  line('h1', text.pulih.cetakJudul)
  line('pre', code)
  line('p', text.pulih.cetakIsi(nama))
  frame.contentWindow!.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow!.print()
}
