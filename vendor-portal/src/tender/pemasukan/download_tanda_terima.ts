import type { BuktiLog } from '@eproc/domain/log/answers'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { periksa } from '@eproc/i18n/id/periksa_portal'
import { saveAs } from '../../app/save_as.ts'

/** Downloads one's own tanda terima as PDF (GET /api/lelang/tanda-terima/{kode}.pdf, with the token). */
export async function downloadTandaTerima(kode: string) {
  try {
    saveAs(await api.file(`/api/lelang/tanda-terima/${kode}.pdf`), `tanda-terima-${kode}.pdf`)
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
