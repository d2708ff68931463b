/** What signs comes with the deed that needs it, and so does this. */
export async function forgetWitnesses(gone: readonly string[]): Promise<void> {
  const seen = await import('./seen_log.ts')
  seen.forgetWitnesses(gone)
}
