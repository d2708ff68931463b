/** A rehearsal opening precedes an installation's first package (sealing.md §2): who opens in earnest has done it before. */
import app from '@adonisjs/core/services/app'
import { himpunan as teks } from '@eproc/i18n/id/himpunan'
import HolderSet from '#app/pemegang/himpunan/holder_set'
import { textParameter } from '#core/database/parameter'
import { conflict } from '#core/http/errors'

/** In production only; an installation that has published such a package is past its first. */
export async function openingRehearsed(): Promise<boolean> {
  if (!app.inProduction || (await textParameter('LATIHAN_PEMBUKAAN')) !== '') return true
  return (await HolderSet.query().first()) !== null
}

/** @throws 409 */
export async function mustHaveRehearsed(): Promise<void> {
  if (!(await openingRehearsed())) throw conflict(teks.belumBerlatih)
}
