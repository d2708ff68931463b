/** What signs comes with the deed that needs it, and so does this. */
export async function forgetWitnesses(gone: readonly string[]): Promise<void> {
  const proven = await import('./proven_opening.ts')
  proven.forgetWitnesses(gone)
}
