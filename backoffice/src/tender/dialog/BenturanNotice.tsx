import Button from '@mui/material/Button'
import { useState } from 'react'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { DialogKonfirmasi } from '@eproc/ui/dialog/DialogKonfirmasi.tsx'
import { useNotice } from '@eproc/ui/api/notice.ts'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { useSegarkanTender } from '../tender_reads.ts'

const teks = tenderStaf.benturan

/** Asks a pokja member to declare no conflict of interest, before the first action. */
export function BenturanNotice({ paketId, nama }: { paketId: number; nama: string }) {
  const [tanya, setTanya] = useState(false)
  const [sibuk, setSibuk] = useState(false)
  const segarkan = useSegarkanTender(paketId)
  const { notify, showAlert } = useNotice()
  const nyatakan = async () => {
    setSibuk(true)
    try {
      const { message } = await api.post(`/api/paket/${paketId}/benturan`)
      notify(message)
      await segarkan()
    } catch (error) {
      showAlert(errorMessage(error))
    } finally {
      setSibuk(false)
      setTanya(false)
    }
  }
  return (
    <>
      <KotakPesan
        nada="peringatan"
        judul={teks.judul}
        aksi={
          <Button variant="contained" onClick={() => setTanya(true)} sx={{ whiteSpace: 'normal' }}>
            {teks.tombol}
          </Button>
        }
      >
        {teks.isi}
      </KotakPesan>
      <DialogKonfirmasi
        buka={tanya}
        judul={teks.tanya(nama)}
        tombol={teks.tombol}
        sibuk={sibuk}
        onBatal={() => setTanya(false)}
        onYa={() => void nyatakan()}
      >
        <p style={{ marginTop: 0 }}>{teks.pembuka}</p>
        <ul style={{ margin: 0, paddingLeft: 20 }}>
          {teks.pernyataan.map((butir) => (
            <li key={butir}>{butir}</li>
          ))}
        </ul>
      </DialogKonfirmasi>
    </>
  )
}
