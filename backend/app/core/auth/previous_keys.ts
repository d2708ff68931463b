/** What the encryption takes for a key. */
const SHORTEST = 16

/** Keys of before APP_KEY, separated by commas (APP_KEY_PREVIOUS). @throws for what cannot be one */
export function previousKeys(text = ''): string[] {
  const keys = text
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean)
  if (keys.some((key) => key.length < SHORTEST)) {
    throw new Error(
      `APP_KEY_PREVIOUS: setiap kunci paling sedikit ${SHORTEST} karakter, dipisahkan koma.`
    )
  }
  return keys
}
