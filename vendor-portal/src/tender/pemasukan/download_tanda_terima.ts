import { errorMessage, ApiError } from '@eproc/ui/api/api.ts'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { TOKEN_KEY, storage } from '@eproc/ui/session/storage.ts'
import { ui } from '@eproc/i18n/id/ui'

/** Downloads one's own tanda terima as PDF (GET /api/lelang/tanda-terima/{kode}.pdf, with the token). */
export async function downloadTandaTerima(kode: string) {
  try {
    const answer = await fetch(`/api/lelang/tanda-terima/${kode}.pdf`, {
      headers: { Authorization: `Bearer ${storage.read(TOKEN_KEY) ?? ''}` },
    })
    if (!answer.ok) throw new ApiError(answer.status, ui.berkas.gagal)
    const url = URL.createObjectURL(await answer.blob())
    const a = document.createElement('a')
    a.href = url
    a.download = `tanda-terima-${kode}.pdf`
    a.click()
    /* The browser reads the address after the click. */
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  } catch (error) {
    showAlert(errorMessage(error))
  }
}
