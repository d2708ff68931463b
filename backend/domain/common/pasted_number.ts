/** Numbers as other programs write them, when they are pasted into a field (quality: no digit is lost, none gets another meaning). */

/** What stands around an amount: currency, per cent, spaces of all kinds, the ',-' of an invoice. */
const bare = (text: string): string =>
  text
    .replace(/^\s*(?:rp\.?|idr)/i, '')
    .replace(/[\s%]/g, '')
    .replace(/[.,]-+$/, '')

const COMMAS_AT_THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
/** '1.500' is one thousand five hundred here; what begins with zero or has no thousands around its dot is a fraction. */
const DOT_AS_COMMA = /^(?:0|\d{4,}|\d{1,3}(?=\.(?!\d{3}$)))\.\d+$/

/**
 * The number in our writing (dot thousands, decimal comma), where a pasted text is one in English or in a program's; null
 * where it is not, and is read as if it had been typed. '1,500' has a fraction where `decimal` allows one, else thousands.
 */
export function pastedNumber(text: string, decimal: number): string | null {
  const number = bare(text)
  if (COMMAS_AT_THOUSANDS.test(number)) {
    const fraction = decimal > 0 && /^\d{1,3},\d{3}$/.test(number)
    return fraction ? null : number.replaceAll(',', '').replace('.', ',')
  }
  return DOT_AS_COMMA.test(number) ? number.replace('.', ',') : null
}
