import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ApiError, errorMessage } from '@eproc/ui/api/api.ts'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { TOKEN_KEY, simpanan } from '@eproc/ui/session/simpanan.ts'

/** Downloads an opened document of a penawaran; the server decrypts it while sending and journals it. */
export async function downloadPenawaran(url: string, nama: string): Promise<void> {
  try {
    const token = simpanan.baca(TOKEN_KEY) ?? ''
    const jawaban = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
    if (!jawaban.ok) {
      const isi = (await jawaban.json().catch(() => ({}))) as { message?: string }
      throw new ApiError(jawaban.status, isi.message ?? String(jawaban.status))
    }
    const alamat = URL.createObjectURL(await jawaban.blob())
    const a = document.createElement('a')
    a.href = alamat
    a.download = nama
    a.click()
    window.setTimeout(() => URL.revokeObjectURL(alamat), 60_000)
  } catch (error) {
    showAlert(tenderStaf.berkas.gagalUnduh(errorMessage(error)))
  }
}
