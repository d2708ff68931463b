import type { BuktiLog } from '@eproc/domain/log/answers'
import { api, errorMessage, ApiError } from '@eproc/ui/api/api.ts'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { TOKEN_KEY, storage } from '@eproc/ui/session/storage.ts'
import { periksa } from '@eproc/i18n/id/periksa_portal'
import { ui } from '@eproc/i18n/id/ui'
import { saveAs } from '../../app/save_as.ts'

/** Downloads one's own tanda terima as PDF (GET /api/lelang/tanda-terima/{kode}.pdf, with the token). */
export async function downloadTandaTerima(kode: string) {
  try {
    const answer = await fetch(`/api/lelang/tanda-terima/${kode}.pdf`, {
      headers: { Authorization: `Bearer ${storage.read(TOKEN_KEY) ?? ''}` },
    })
    if (!answer.ok) throw new ApiError(answer.status, ui.berkas.gagal)
    saveAs(await answer.blob(), `tanda-terima-${kode}.pdf`)
  } catch (error) {
    showAlert(errorMessage(error))
  }
}

/** Downloads what proves that it stands in the public log, for /periksa. */
export const downloadProof = (kode: string) =>
  saveProof(`/api/log/bukti/${kode}`, `bukti-log-${kode}.json`)

/** The same of what was destroyed without ever having been opened. */
export const downloadDestruction = (address: string) => saveProof(address, 'bukti-pemusnahan.json')

/** That an order covers it, or what came of it. */
export const downloadOrder = (address: string) => saveProof(address, 'bukti-perintah.json')

async function saveProof(address: string, name: string) {
  try {
    const proof = await api.get<BuktiLog>(address)
    if (!proof.tercatat) return showAlert(periksa.belum)
    const content = JSON.stringify(proof, null, 2)
    saveAs(new Blob([content], { type: 'application/json' }), name)
  } catch (error) {
    showAlert(errorMessage(error))
  }
}
