/**
 * Answers after `ms` at the earliest, so that what was found inside does not show in the time that
 * the answer took. The work's failure is thrown after the same wait.
 */
export async function samaLama<T>(ms: number, kerja: () => Promise<T>): Promise<T> {
  const [hasil] = await Promise.allSettled([
    kerja(),
    new Promise((lanjut) => setTimeout(lanjut, ms)),
  ])
  if (hasil.status === 'rejected') throw hasil.reason
  return hasil.value
}
